import { useState } from 'react'
import { srcSet } from '@/ui/media/picture.tsx'
import pictures from '@/ui/media/picture.module.css'
import hero from '@/ui/media/hero.module.css'
import { heroScenes } from './hero-scenes.ts'
import styles from './hero-cams.module.css'

type Layers = { under: number; top: number; isTopReady: boolean }

/**
 * The pictures above the prerendered one. A new picture is added on top and fades in once decoded, to avoid flashes and
 * layout shifts.
 */
export function HeroLayers({ scene }: { scene: number }) {
  const [layers, setLayers] = useState<Layers>({ under: 0, top: 0, isTopReady: true })
  if (layers.top !== scene) setLayers(withScene(layers, scene))

  const drawn = [...new Set([layers.under, layers.top])]
  return drawn.map((index, place) => {
    const item = heroScenes[index]
    // The first picture is prerendered below these layers.
    if (!item || (index === 0 && place === 0)) return null
    const { art } = item
    const onReady = () =>
      setLayers((now) => (now.top === index && !now.isTopReady ? { ...now, isTopReady: true } : now))
    return (
      <picture
        key={item.id}
        className={`${hero.art} ${styles.layer}`}
        data-ready={index !== layers.top || layers.isTopReady || undefined}
      >
        <source type="image/avif" srcSet={srcSet(art)} sizes="100vw" />
        <img
          className={art.mayMirror === false ? hero.aside : pictures.mirrors}
          src={art.webp}
          alt=""
          width={art.width}
          height={art.height}
          loading="lazy"
          decoding="async"
          onLoad={({ currentTarget }) => void currentTarget.decode().then(onReady, onReady)}
        />
      </picture>
    )
  })
}

function withScene({ under, top, isTopReady }: Layers, scene: number): Layers {
  const shown = isTopReady ? top : under
  return { under: shown, top: scene, isTopReady: scene === shown }
}
