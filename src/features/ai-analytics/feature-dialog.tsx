import { useTranslation } from 'react-i18next'
import type { AiFeatureId } from '@/content/services/ai-feature-ids.ts'
import { aiFeatureFigures } from '@/content/services/ai-features.ts'
import { claims } from '@/content/claims.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '@/ui/overlays/dialog.tsx'
import { Stats } from '@/ui/stats.tsx'

type FeatureDialogProps = { feature: AiFeatureId; open: boolean; onClose: () => void }

const points = [1, 2, 3, 4] as const

export function FeatureDialog({ feature, open, onClose }: FeatureDialogProps) {
  const { t } = useTranslation(['ai-analytics', 'common'])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      hasAddress
      title={t(`features.features.${feature}.name`)}
      closeLabel={t('common:close')}
    >
      <DialogBody>
        <div className="stack">
          <Stats
            stats={[{ figure: aiFeatureFigures[feature], label: t(`features.features.${feature}.figure`) }]}
          />
          <h3 className="title-3">{t('features.overview')}</h3>
          <p className="soft">{t(`features.features.${feature}.overview`, claims)}</p>
          <h3 className="title-3">{t('features.keyFeatures')}</h3>
          <ul className="grid gap-1 soft dashes">
            {points.map((point) => (
              <li key={point}>{t(`features.features.${feature}.points.${point}`, claims)}</li>
            ))}
          </ul>
        </div>
      </DialogBody>
      <DialogFoot>
        <ButtonLink to="/ai-services">{t('features.start')}</ButtonLink>
      </DialogFoot>
    </Dialog>
  )
}
