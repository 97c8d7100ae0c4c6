import type { ArticleId } from '@/content/articles/article-ids.ts'
import { Picture } from '@/ui/media/picture.tsx'
import { articleArt } from './article-art.ts'

type ArticlePictureProps = {
  id: ArticleId
  /** Empty in lists, where the adjacent text describes the picture. */
  alt: string
  sizes: string
  priority?: boolean
}

/** The picture of an article. */
export function ArticlePicture({ id, alt, sizes, priority = false }: ArticlePictureProps) {
  const { art, mirrors } = articleArt[id]
  return <Picture art={art} alt={alt} sizes={sizes} priority={priority} mirrors={mirrors} />
}
