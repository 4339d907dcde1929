import { type Language, languageNames } from '@dining/domain/shared/language';
import type { BoardText } from '../../entities/catalogue/translations';
import { StateLabel, type StateTone } from '../../features/screen/state-label';
import { useTranslations } from '../../lib/i18n';

type State = BoardText['states'][Language];

const tones = {
  source: 'neutral',
  missing: 'bad',
  outdated: 'warning',
  copied: 'waiting',
  done: 'done',
} as const satisfies Record<State, StateTone>;

export function TranslationStateLabel({ state }: { state: State }) {
  const { t } = useTranslations();
  return <StateLabel tone={tones[state]}>{t(`translations.states.${state}`)}</StateLabel>;
}

/** Shows the state of a language by its shape and colour; its name is read to screen readers. */
export function TranslationStateIcon({ language, state }: { language: Language; state: State }) {
  const { t } = useTranslations();
  const { native, wire } = languageNames[language];
  const text = `${native}: ${t(`translations.states.${state}`)}`;
  return (
    <span title={text}>
      <StateLabel tone={tones[state]}>
        <span aria-hidden="true" className="-ml-1.5 text-xs">
          {wire}
        </span>
        <span className="sr-only">{text}</span>
      </StateLabel>
    </span>
  );
}
