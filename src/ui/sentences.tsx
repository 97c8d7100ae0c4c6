import { Fragment } from 'react'

/** The sentences of a heading. A line breaks inside one only if it is longer than the line (`h1 span` in `base.css`). */
export function Sentences({ children }: { children: string }) {
  const sentences = children.match(/[^.!?؟]+[.!?؟]*/g) ?? []
  return sentences.map((sentence) => (
    <Fragment key={sentence}>
      <span>{sentence.trim()}</span>{' '}
    </Fragment>
  ))
}
