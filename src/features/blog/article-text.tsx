import type { ArticleBlock, ArticleBody } from '@/content/articles/article-body.ts'
import prose from '@/ui/prose.module.css'
import { Stats } from '@/ui/stats.tsx'

/** Renders the blocks of an article. */
export function ArticleText({ body }: { body: ArticleBody }) {
  return (
    <div className={prose.prose}>
      {body.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block[0]) {
    case 'p':
      return <p>{block[1]}</p>
    case 'h':
      return <h2>{block[1]}</h2>
    case 'quote':
      return (
        <blockquote>
          <p>{block[1]}</p>
        </blockquote>
      )
    case 'list':
      return (
        <ul>
          {block[1].map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'figures':
      return <Stats stats={block[1]} />
  }
}
