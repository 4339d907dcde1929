import { joinClasses } from '@dining/ui/join-classes';
import type { StaffMemberState } from '../../entities/staff/staff';
import { type TextKey, useTranslations } from '../../lib/i18n';

const stateSymbols = {
  active: { shape: '●', color: 'text-success', text: 'staffPeople.states.active' },
  invited: { shape: '○', color: 'text-ink-soft', text: 'staffPeople.states.invited' },
  expired: { shape: '△', color: 'text-warning', text: 'staffPeople.states.expired' },
  noRole: { shape: '✕', color: 'text-danger', text: 'staffPeople.states.noRole' },
} as const satisfies Record<StaffMemberState, { shape: string; color: string; text: TextKey }>;

/** Shows the state of a staff member by shape, text and colour. */
export function StaffStateLabel({ state }: { state: StaffMemberState }) {
  const { t } = useTranslations();
  const { shape, color, text } = stateSymbols[state];
  return (
    <span className={joinClasses('inline-flex items-center gap-1.5 whitespace-nowrap', color)}>
      <span aria-hidden="true" className="w-4 text-center">
        {shape}
      </span>
      {t(text)}
    </span>
  );
}
