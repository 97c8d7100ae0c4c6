import { useTranslation } from 'react-i18next'

/** A dash for an unknown figure, with a text for screen readers. */
export function Unknown() {
  const { t } = useTranslation('scores')
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('unknown')}</span>
    </>
  )
}

type FigureProps = { value: number | null; decimals?: number; suffix?: string }

/** A figure of a scorecard, or a dash if it is unknown. */
export function Figure({ value, decimals = 0, suffix = '' }: FigureProps) {
  if (value === null) return <Unknown />
  return (
    <bdi dir="ltr">
      {value.toFixed(decimals)}
      {suffix}
    </bdi>
  )
}

export function FigureCell({ className, ...figure }: FigureProps & { className?: string | undefined }) {
  return (
    <td className={className}>
      <Figure {...figure} />
    </td>
  )
}
