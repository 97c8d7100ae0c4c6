import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { fourHourCoverage, packages } from '@/content/packages.ts'
import { cameraPositions } from '@/content/services/service-facts.ts'
import { CameraPlan } from '@/drawings/camera-plan.tsx'
import { listMessages } from '@/lib/list-messages.ts'
import { Accordion } from '@/ui/accordion.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { Stats } from '@/ui/stats.tsx'
import { Block } from '@/ui/blocks/block.tsx'
import { Choices } from '@/ui/blocks/choices.tsx'
import { ClosingCta } from './closing-cta.tsx'
import { Steps } from '@/ui/blocks/steps.tsx'

const brought = ['cameras', 'graphics', 'commentary', 'delivery'] as const
const night = ['recce', 'rig', 'rehearsal', 'live', 'wrap'] as const
const shortEvent = packages[0]?.collection ?? fourHourCoverage

/** The packages with a camera. Broadcast cameras have numbers; every package has both POV cameras. */
function packagesWith(mark: string): string {
  return packages
    .filter(({ cameras }) => !(Number(mark) > cameras.broadcast))
    .map(({ id }) => id)
    .join(' ')
}

export function Production() {
  const { t } = useTranslation('service-production-broadcasting')
  const collected = {
    shortImages: shortEvent.images,
    shortVideos: shortEvent.videos,
    longImages: fourHourCoverage.images,
    longVideos: fourHourCoverage.videos,
  }
  return (
    <>
      <Block
        id="bring"
        shape="split"
        label={t('bring.label')}
        heading={t('bring.heading')}
        lead={t('bring.lead')}
      >
        <Accordion
          name="bring"
          items={listMessages(brought, t('bring.items', { returnObjects: true, ...collected }))}
        />
      </Block>
      <Block id="plan" tone="tone" label={t('plan.label')} heading={t('plan.heading')} lead={t('plan.lead')}>
        <CameraPlan
          ground="ring"
          cameras={cameraPositions.map(({ id, ...camera }) => ({
            ...camera,
            name: t(`plan.positions.${id}`),
            choices: packagesWith(camera.mark),
          }))}
          label={t('plan.drawing')}
          off={t('plan.off')}
        >
          <Choices
            name="plan-package"
            legend={t('plan.choose')}
            chosen={['gold']}
            options={packages.map(({ id, cameras }) => ({
              value: id,
              label: t(`plan.tiers.${id}`),
              note: t(`plan.count.${id}`, cameras),
            }))}
          />
        </CameraPlan>
        <Stats
          stats={[
            { figure: String(claims.mostCameras), label: t('figures.cameras') },
            { figure: '2', label: t('figures.languages') },
            {
              figure: String(fourHourCoverage.videos),
              label: t('figures.videos', { hours: fourHourCoverage.hours }),
            },
            { figure: String(claims.replyHours), label: t('figures.reply') },
          ]}
        />
        <div className="row">
          <ButtonLink to="/" hash="packages" tone="tonal">
            {t('plan.compare')}
          </ButtonLink>
        </div>
      </Block>
      <Block id="night" label={t('night.label')} heading={t('night.heading')}>
        <Steps items={listMessages(night, t('night.items', { returnObjects: true }))} />
      </Block>
      <ClosingCta
        heading={t('closing.heading')}
        service="production-broadcasting"
        asks={['quote', 'advice']}
      />
    </>
  )
}
