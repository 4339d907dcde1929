import type { ProblemError } from '@dining/client/problem-error';
import { screens } from '@dining/contract/staff/screens';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { useMediaQuery } from '@dining/ui/media-query';
import { TextField } from '@dining/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { findScope, overlapsScope, useChosenScope } from '../../entities/hotels/chosen-scope';
import { listAllScopes, useHotels } from '../../entities/hotels/staff-hotels';
import { useMe } from '../../entities/session/session';
import { listGrantableRoles } from '../../entities/staff/grantable-roles';
import { inviteStaff, type StaffMember, staffQuery } from '../../entities/staff/staff';
import { EmptyList, LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { SideSheet } from '../../features/screen/side-sheet';
import { createInviteDraft, type Invitation, InviteForm } from '../../features/staff/invite-form';
import { StaffTable } from '../../features/staff/staff-table';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { useNow } from '../../lib/use-now';
import { StaffMemberPanel } from './staff-member-panel';

/** An id that no staff member has, for listing the roles that a new staff member may be granted. */
const newStaffId = '';

function filterStaff(
  people: readonly StaffMember[],
  search: string,
  isInScope: (staffMember: StaffMember) => boolean,
): StaffMember[] {
  const searchText = search.trim().toLowerCase();
  return people.filter(
    (staffMember) =>
      isInScope(staffMember) &&
      (staffMember.name.toLowerCase().includes(searchText) || staffMember.email.includes(searchText)),
  );
}

/** Lists staff with their grants. Those who may grant roles can invite people, and create, change and end grants. */
export function StaffPage() {
  const { t, language } = useTranslations();
  const me = useMe();
  const hotels = useHotels();
  const now = useNow();
  const write = useIdempotentWrite();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { person: chosenId } = useSearch({ strict: false });
  const [scopeKey] = useChosenScope();
  const hasSideColumn = useMediaQuery('(min-width: 80rem)');
  const [search, setSearch] = useState('');
  const [isInviting, setIsInviting] = useState(false);
  const [draft, setDraft] = useState(() => createInviteDraft(language));
  const { data: people, error, isFetching, refetch } = useQuery(staffQuery);

  const scope = findScope(scopeKey, listAllScopes(hotels));
  const shownStaff = filterStaff(
    people ?? [],
    search,
    ({ grants }) => scope === undefined || grants.some((grant) => overlapsScope(grant.scope, scope)),
  );
  const chosenStaffMember = people?.find(({ staffId }) => staffId === chosenId);
  const grantableRoles = listGrantableRoles(me, newStaffId, hotels, now);
  const choose = (staffId: string | undefined) =>
    void navigate({ to: screens.staff.path, search: staffId === undefined ? {} : { person: staffId } });

  const invite = async (invitation: Invitation): Promise<ProblemError | undefined> => {
    const outcome = await write(inviteStaff, { ...invitation, grants: [...invitation.grants] });
    if (!outcome.ok) return outcome.problem;
    await queryClient.invalidateQueries({ queryKey: staffQuery.queryKey });
    setIsInviting(false);
    setDraft(createInviteDraft(language));
    notify(t(outcome.value.invited ? 'staffPeople.form.sent' : 'staffPeople.form.given', { name: invitation.name }));
    choose(outcome.value.staffId);
    return undefined;
  };

  return (
    <div className="flex min-h-0 flex-1">
      <div className="grid min-w-0 flex-1 content-start gap-4 p-5 xl:p-6">
        <ScreenHead title={t('staffPeople.title')}>
          {grantableRoles.length > 0 && (
            <Button data-key="new" onClick={() => setIsInviting(true)} size="sm" variant="primary">
              {t('staffPeople.invite')}
            </Button>
          )}
        </ScreenHead>
        <div className="flex flex-wrap items-center gap-4">
          <TextField
            className="w-full max-w-sm"
            data-key="search"
            label={t('staffPeople.search')}
            labelHidden
            onChange={(event) => setSearch(event.target.value)}
            placeholder={t('staffPeople.search')}
            type="search"
            value={search}
          />
          {people !== undefined && (
            <span className="text-ink-soft" role="status">
              {t('staffPeople.count', { count: shownStaff.length })}
            </span>
          )}
        </div>
        {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
        {people === undefined && error === null && <LoadingRows />}
        {people !== undefined && shownStaff.length > 0 && (
          <StaffTable
            chosenId={chosenId}
            now={now}
            onChoose={({ staffId }) => choose(staffId)}
            people={shownStaff}
            signedInId={me.staffId}
          />
        )}
        {people !== undefined && shownStaff.length === 0 && (
          <EmptyList title={t(people.length === 0 ? 'staffPeople.none' : 'staffPeople.noMatch')}>
            {t(people.length === 0 ? 'staffPeople.noneText' : 'staffPeople.noMatchText')}
          </EmptyList>
        )}
      </div>
      {hasSideColumn ? (
        <aside
          className="sticky top-14 h-[calc(100dvh-3.5rem)] w-[30rem] shrink-0 overflow-y-auto border-line border-l bg-raised p-6"
          key={chosenId}
        >
          {chosenStaffMember === undefined ? (
            <p className="py-12 text-center text-ink-soft">{t('staffPeople.choose')}</p>
          ) : (
            <StaffMemberPanel now={now} staffMember={chosenStaffMember} />
          )}
        </aside>
      ) : (
        chosenStaffMember !== undefined && (
          <SideSheet key={chosenStaffMember.staffId} label={chosenStaffMember.name} onClose={() => choose(undefined)}>
            <StaffMemberPanel now={now} staffMember={chosenStaffMember} />
          </SideSheet>
        )
      )}
      <Dialog
        closeOnClickOutside={false}
        onClose={() => setIsInviting(false)}
        open={isInviting}
        title={t('staffPeople.form.title')}
      >
        <InviteForm
          draft={draft}
          grantableRoles={grantableRoles}
          onDraft={setDraft}
          onInvite={invite}
          today={getTodayInSeoul(now)}
        />
      </Dialog>
    </div>
  );
}
