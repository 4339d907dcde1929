import { joinClasses } from '@dining/ui/join-classes';
import { useFormatScope } from '../../entities/hotels/staff-hotels';
import { getStaffMemberState, listActiveGrants, type StaffMember } from '../../entities/staff/staff';
import { useTranslations } from '../../lib/i18n';
import { StaffStateLabel } from './staff-state-label';

interface StaffTableProps {
  readonly people: readonly StaffMember[];
  readonly chosenId: string | undefined;
  /** Id of the signed-in staff member, whose row is marked. */
  readonly signedInId: string;
  readonly now: Date;
  readonly onChoose: (staffMember: StaffMember) => void;
}

const cellClasses = 'row-height px-3 py-1 align-middle';

/**
 * Lists staff members with their roles and states. Pressing a row opens it; with the keyboard, pressing the name does.
 */
export function StaffTable({ people, chosenId, signedInId, now, onChoose }: StaffTableProps) {
  const { t } = useTranslations();
  const formatScope = useFormatScope();
  const describeRoles = (staffMember: StaffMember): string => {
    const [firstGrant, ...otherGrants] = listActiveGrants(staffMember.grants, now);
    if (firstGrant === undefined) return '–';
    const texts = [`${t(`staffRoles.roles.${firstGrant.role}`)} · ${formatScope(firstGrant.scope)}`];
    if (otherGrants.length > 0) texts.push(t('staffPeople.more', { count: otherGrants.length }));
    return texts.join(' ');
  };
  return (
    <table className="w-full table-fixed border-collapse text-left">
      <caption className="sr-only">{t('staffPeople.title')}</caption>
      <thead className="border-line border-b text-ink-soft text-xs">
        <tr>
          <th className="w-[32%] px-3 py-2 font-medium 2xl:w-[20%]" scope="col">
            {t('staffPeople.columns.name')}
          </th>
          <th className="w-[23%] px-3 py-2 font-medium max-2xl:hidden" scope="col">
            {t('staffPeople.columns.email')}
          </th>
          <th className="px-3 py-2 font-medium" scope="col">
            {t('staffPeople.columns.roles')}
          </th>
          <th className="w-36 px-3 xl:w-32 py-2 font-medium" scope="col">
            {t('staffPeople.columns.state')}
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((staffMember) => {
          const isChosen = staffMember.staffId === chosenId;
          return (
            <tr
              className={joinClasses('relative border-line border-b', isChosen ? 'bg-brass-wash' : 'hover:bg-sunk')}
              key={staffMember.staffId}
            >
              <th className={joinClasses(cellClasses, 'font-medium')} scope="row">
                <button
                  aria-current={isChosen || undefined}
                  className="block w-full truncate text-left after:absolute after:inset-0"
                  onClick={() => onChoose(staffMember)}
                  type="button"
                >
                  {staffMember.name}
                  {staffMember.staffId === signedInId && (
                    <span className="text-ink-soft"> · {t('staffPeople.you')}</span>
                  )}
                </button>
                <span className="block truncate font-normal text-ink-soft text-xs 2xl:hidden">{staffMember.email}</span>
              </th>
              <td className={joinClasses(cellClasses, 'truncate text-ink-soft max-2xl:hidden')}>{staffMember.email}</td>
              <td className={cellClasses}>
                <span className="line-clamp-2 2xl:line-clamp-1">{describeRoles(staffMember)}</span>
              </td>
              <td className={cellClasses}>
                <StaffStateLabel state={getStaffMemberState(staffMember, now)} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
