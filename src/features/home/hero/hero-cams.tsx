import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/icon.tsx'
import { HeroLayers } from './hero-layers.tsx'
import { heroScenes } from './hero-scenes.ts'
import styles from './hero-cams.module.css'
import { useHeroScene } from './use-hero-scene.ts'

/** The rotating hero pictures, with a button for each and one to pause the rotation. */
export function HeroCams() {
  const { t } = useTranslation('home')
  const { scene, isPaused, choose, togglePause } = useHeroScene(heroScenes.length)
  return (
    <>
      <HeroLayers scene={scene} />
      <div className={`wrap ${styles.place}`}>
        <div className="line tone label gap-1" role="group" aria-label={t('cams.label')}>
          <span className="soft wide-only" aria-hidden="true">
            {t('cams.short')}
          </span>
          {heroScenes.map(({ id }, index) => (
            <button
              key={id}
              type="button"
              className="icon-button bare"
              aria-label={t('cams.camera', { number: index + 1, scene: t(`scenes.${id}`) })}
              aria-current={index === scene ? 'true' : undefined}
              onClick={() => choose(index)}
            >
              {index + 1}
            </button>
          ))}
          <button
            type="button"
            className="icon-button bare"
            aria-label={t('cams.pause')}
            aria-pressed={isPaused}
            onClick={togglePause}
          >
            <Icon name={isPaused ? 'play' : 'pause'} />
          </button>
        </div>
      </div>
    </>
  )
}
