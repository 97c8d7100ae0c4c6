import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Block } from '@/ui/blocks/block.tsx'
import { Row, Rows } from '@/ui/blocks/row.tsx'
import { Icon } from '@/ui/icon.tsx'

const resources = [
  { id: 'watch', icon: 'video', link: { to: '/watch' } },
  { id: 'points', icon: 'coin', link: { to: '/sporte-coin' } },
  {
    id: 'organiser',
    icon: 'packages',
    link: { to: '/blog/$articleId', params: { articleId: 'first-fight-night-in-the-emirates' } },
  },
] as const

/** Links to useful pages. */
export function Resources() {
  const { t } = useTranslation('help')
  return (
    <Block id="resources" label={t('resources.label')} heading={t('resources.heading')}>
      <Rows columns="many">
        {resources.map(({ id, icon, link }) => (
          <Row
            key={id}
            lead={<Icon name={icon} />}
            title={<Link {...link}>{t(`resources.${id}.name`)}</Link>}
            note={t(`resources.${id}.body`)}
          />
        ))}
      </Rows>
    </Block>
  )
}
