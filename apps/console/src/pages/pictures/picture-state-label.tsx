import type { Picture } from '../../entities/pictures/pictures';
import { StateLabel, type StateLook } from '../../features/screen/state-label';
import { useTranslations } from '../../lib/i18n';

const looks = { pending: 'waiting', ready: 'done', failed: 'bad' } as const satisfies Record<
  Picture['state'],
  StateLook
>;

export function PictureStateLabel({ state }: { state: Picture['state'] }) {
  const { t } = useTranslations();
  return <StateLabel look={looks[state]}>{t(`pictures.states.${state}`)}</StateLabel>;
}
