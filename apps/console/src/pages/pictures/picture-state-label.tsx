import type { Picture } from '../../entities/pictures/pictures';
import { StateLabel, type StateTone } from '../../features/screen/state-label';
import { useTranslations } from '../../lib/i18n';

const tones = { pending: 'waiting', ready: 'done', failed: 'bad' } as const satisfies Record<
  Picture['state'],
  StateTone
>;

export function PictureStateLabel({ state }: { state: Picture['state'] }) {
  const { t } = useTranslations();
  return <StateLabel tone={tones[state]}>{t(`pictures.states.${state}`)}</StateLabel>;
}
