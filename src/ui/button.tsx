import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

export type ButtonLook = {
  /** One `primary` per view. All other buttons are `tonal` or `bare`. */
  tone?: 'primary' | 'tonal' | 'bare' | undefined
  size?: 'small' | undefined
  wide?: boolean | undefined
}

function withClass<Props extends { className?: string | undefined }>(look: ButtonLook & Props) {
  const { tone, size, wide, className, ...props } = look
  return { className: ['button', tone, size, wide && 'wide', className].filter(Boolean).join(' '), ...props }
}

/** What looks like a button and is none, such as a `summary` or a component of `shared`, has the class `button`. */
export function Button(props: ButtonLook & ComponentProps<'button'>) {
  return <button type="button" {...withClass(props)} />
}

/** A link within the site that looks like a button. */
export const ButtonLink = createLink(function ButtonAnchor({
  children,
  ...props
}: ButtonLook & ComponentProps<'a'>) {
  return <a {...withClass(props)}>{children}</a>
})

/** A link to more, which ends with an arrow. */
export const MoreLink = createLink(function MoreAnchor({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} className="link">
      {children}
      <Icon name="arrow-forward" />
    </a>
  )
})
