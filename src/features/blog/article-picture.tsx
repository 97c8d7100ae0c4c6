import type { ArticleId } from '@/content/article-ids.ts'
import { Picture } from '@/ui/picture.tsx'
import { articleArt } from './article-art.ts'

type ArticlePictureProps = {
  id: ArticleId
  sizes: string
  priority?: boolean
}

/** The picture of an article; what it shows is said in the words beside it. */
export function ArticlePicture({ id, sizes, priority = false }: ArticlePictureProps) {
  const { art, mirrors } = articleArt[id]
  return <Picture art={art} alt="" sizes={sizes} priority={priority} mirrors={mirrors} />
}
