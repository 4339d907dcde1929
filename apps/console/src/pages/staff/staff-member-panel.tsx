import type { ProblemError } from '@dining/client/problem-error';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { checkGrant, isGrantActive } from '@dining/domain/staff/permissions';
import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { Notice } from '@dining/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatScope, useHotels } from '../../entities/hotels/staff-hotels';
import { useMe } from '../../entities/session/session';
import { listGrantableRoles } from '../../entities/staff/grantable-roles';
import {
  endGrant,
  endStaffSession,
  getStaffMemberState,
  listActiveGrants,
  resetCredentials,
  type StaffMember,
  type StaffMemberGrant,
  saveGrant,
  staffQuery,
} from '../../entities/staff/staff';
import { type Conflict, ConflictDialog } from '../../features/screen/conflict-dialog';
import { Block } from '../../features/screen/screen';
import { SessionsTable } from '../../features/session/sessions-table';
import { EndsOnForm, type NewGrant, NewGrantForm } from '../../features/staff/grant-form';
import { PermissionTable } from '../../features/staff/permission-table';
import { ResetCredentialsForm } from '../../features/staff/reset-credentials-form';
import { StaffStateLabel } from '../../features/staff/staff-state-label';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatDay, formatInstant, formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';

type OpenForm = { readonly type: 'new' } | { readonly type: 'endsOn'; readonly grantId: string } | undefined;

/** Shows one staff member: roles, sign-in, sessions, and permissions. */
export function StaffMemberPanel({ staffMember, now }: { staffMember: StaffMember; now: Date }) {
  const translations = useTranslations();
  const { t } = translations;
  const me = useMe();
  const hotels = useHotels();
  const formatScope = useFormatScope();
  const alerts = useAlerts();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const queryClient = useQueryClient();
  const [form, setForm] = useState<OpenForm>();
  const [isResettingCredentials, setIsResettingCredentials] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const { name, staffId, invitation, grants, sessions } = staffMember;
  const today = getTodayInSeoul(now);
  const state = getStaffMemberState(staffMember, now);
  const isSelf = staffId === me.staffId;
  const grantableRoles = listGrantableRoles(me, staffId, hotels, now);

  const refresh = () => queryClient.invalidateQueries({ queryKey: staffQuery.queryKey });
  const getGrantLabels = ({ role, scope }: Pick<StaffMemberGrant, 'role' | 'scope'>) => ({
    role: t(`staffRoles.roles.${role}`),
    scope: formatScope(scope),
  });
  const formatEnd = (endsOn: unknown): string =>
    typeof endsOn === 'string'
      ? t('staffPeople.grants.until', { day: formatDay(translations, endsOn) })
      : t('staffPeople.grants.lasting');
  const finish = async (text: string): Promise<undefined> => {
    await refresh();
    setForm(undefined);
    setConflict(undefined);
    notify(text);
    return undefined;
  };
  const showProblem = (problem: ProblemError): void => {
    if (problem.status !== 401) void alerts.show({ message: formatProblem(translations, problem) });
  };

  const add = async (grant: NewGrant): Promise<ProblemError | undefined> => {
    const outcome = await write(saveGrant, { staffId, ...grant });
    if (!outcome.ok) return outcome.problem;
    return finish(t('staffPeople.grants.added', { name, role: t(`staffRoles.roles.${grant.role}`) }));
  };

  const changeEnd = async (
    { grantId }: StaffMemberGrant,
    version: number,
    endsOn: string | null,
  ): Promise<ProblemError | undefined> => {
    const outcome = await write(saveGrant, { grantId, version, endsOn });
    if (outcome.ok) return finish(t('staffPeople.grants.changed'));
    const { code, current } = outcome.problem;
    if (code === 'changed_meanwhile')
      setConflict({
        rows: [
          {
            label: t('staffPeople.grants.endsOn'),
            yours: formatEnd(endsOn),
            theirs: formatEnd(current['endsOn']),
          },
        ],
        keepYours: () => void overwrite(grantId, Number(current['version']), endsOn),
      });
    return outcome.problem;
  };
  const overwrite = async (grantId: string, version: number, endsOn: string | null): Promise<void> => {
    const grant = grants.find((each) => each.grantId === grantId);
    setConflict(undefined);
    const problem = grant && (await changeEnd(grant, version, endsOn));
    if (problem !== undefined && problem.code !== 'changed_meanwhile') showProblem(problem);
  };

  const end = async (grant: StaffMemberGrant): Promise<void> => {
    const labels = getGrantLabels(grant);
    const isLast = listActiveGrants(grants, now).length === 1;
    const isSure = await alerts.show({
      title: t('staffPeople.grants.end'),
      message: [
        sessions.length === 0
          ? t('staffPeople.grants.endAskIdle', { name, ...labels })
          : t('staffPeople.grants.endAsk', { name, ...labels, count: sessions.length }),
        ...(isLast ? [t('staffPeople.grants.endAskLast')] : []),
      ].join('\n'),
      confirmLabel: t('staffPeople.grants.end'),
      cancelLabel: t('common.buttons.cancel'),
      danger: true,
    });
    if (!isSure) return;
    const outcome = await write(endGrant, { grantId: grant.grantId, version: grant.version });
    if (outcome.ok) return finish(t('staffPeople.grants.ended', { name, role: labels.role }));
    // The list reloads, so that the staff member decides on current data.
    if (outcome.problem.code === 'changed_meanwhile') await refresh();
    return showProblem(outcome.problem);
  };

  const endSession = async ({ handle, device }: StaffMember['sessions'][number]): Promise<void> => {
    const isSure = await alerts.show({
      title: t('staffPeople.sessions.end'),
      message: t('staffPeople.sessions.endAsk', { name, device }),
      confirmLabel: t('staffPeople.sessions.end'),
      cancelLabel: t('common.buttons.cancel'),
      danger: true,
    });
    if (!isSure) return;
    const outcome = await write(endStaffSession, { staffId, handle });
    if (outcome.ok) return finish(t('staffPeople.sessions.ended', { device }));
    return showProblem(outcome.problem);
  };

  const reset = async (reason: string): Promise<ProblemError | undefined> => {
    const outcome = await write(resetCredentials, { staffId, reason });
    if (!outcome.ok) return outcome.problem;
    setIsResettingCredentials(false);
    return finish(t('staffPeople.renew.sent', { name }));
  };

  return (
    <div className="grid content-start">
      <div className="grid gap-1 pb-5">
        <h2 className="heading text-lg outline-none" data-first-focus tabIndex={-1}>
          {name}
        </h2>
        <p className="break-all text-ink-soft">{staffMember.email}</p>
        <StaffStateLabel state={state} />
        {invitation !== null && (
          <Notice className="mt-2" tone={state === 'expired' ? 'warning' : 'info'}>
            {state === 'expired'
              ? t('staffPeople.expiredNote')
              : t('staffPeople.invitedNote', {
                  name: invitation.invitedBy,
                  time: formatInstant(translations, invitation.expiresAt),
                })}
          </Notice>
        )}
        {staffMember.canRenewSignIn && !isSelf && (
          <Button className="mt-2 justify-self-start" onClick={() => setIsResettingCredentials(true)} size="sm">
            {t(invitation === null ? 'staffPeople.renew.action' : 'staffPeople.renew.again')}
          </Button>
        )}
      </div>
      <Block
        action={
          !isSelf &&
          grantableRoles.length > 0 &&
          form?.type !== 'new' && (
            <Button onClick={() => setForm({ type: 'new' })} size="sm">
              {t('staffPeople.grants.add')}
            </Button>
          )
        }
        title={t('staffPeople.grants.title')}
      >
        {isSelf && <p className="text-ink-soft">{t('staffPeople.grants.own')}</p>}
        {form?.type === 'new' && (
          <NewGrantForm
            grantableRoles={grantableRoles}
            onCancel={() => setForm(undefined)}
            onSave={add}
            today={today}
          />
        )}
        <ul className="grid gap-1">
          {grants.map((grant) => {
            const labels = getGrantLabels(grant);
            const isActive = isGrantActive(grant, now);
            const canEdit = checkGrant(me, { staffId, role: grant.role, scope: grant.scope }, now).ok;
            if (form?.type === 'endsOn' && form.grantId === grant.grantId)
              return (
                <li key={grant.grantId}>
                  <EndsOnForm
                    endsOn={grant.endsOn}
                    label={t('staffPeople.grants.changeName', labels)}
                    onCancel={() => setForm(undefined)}
                    onSave={(endsOn) => changeEnd(grant, grant.version, endsOn)}
                    today={today}
                  />
                </li>
              );
            return (
              <li
                className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b py-2 last:border-b-0"
                key={grant.grantId}
              >
                <span className="grid min-w-40 flex-1">
                  <span className="font-medium">{labels.role}</span>
                  <span>{labels.scope}</span>
                  <span className="text-ink-soft text-xs">
                    {formatEnd(grant.endsOn)}
                    {!isActive && ` · ${t('staffPeople.grants.past')}`}
                  </span>
                </span>
                {canEdit && (
                  <span className="flex gap-2">
                    <Button
                      aria-label={t('staffPeople.grants.changeName', labels)}
                      onClick={() => setForm({ type: 'endsOn', grantId: grant.grantId })}
                      size="sm"
                    >
                      {t('staffPeople.grants.change')}
                    </Button>
                    {isActive && (
                      <Button
                        aria-label={t('staffPeople.grants.endName', labels)}
                        onClick={() => void end(grant)}
                        size="sm"
                        variant="danger"
                      >
                        {t('staffPeople.grants.end')}
                      </Button>
                    )}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        {!isSelf && grantableRoles.length === 0 && (
          <p className="text-ink-soft">{t('staffPeople.grants.noneAllowed')}</p>
        )}
      </Block>
      <Block title={t('staffPeople.permissions.title')}>
        <PermissionTable grants={grants} now={now} />
      </Block>
      <Block title={t('staffPeople.sessions.title')}>
        {sessions.length === 0 ? (
          <p className="text-ink-soft">{t('staffPeople.sessions.none')}</p>
        ) : (
          <SessionsTable
            renderAction={(session) =>
              !session.isCurrent && (
                <Button
                  aria-label={t('staffPeople.sessions.endName', { device: session.device })}
                  onClick={() => void endSession(session)}
                  size="sm"
                  variant="danger"
                >
                  {t('staffPeople.sessions.end')}
                </Button>
              )
            }
            caption={t('staffPeople.sessions.title')}
            sessions={sessions}
          />
        )}
      </Block>
      <Dialog
        closeOnClickOutside={false}
        onClose={() => setIsResettingCredentials(false)}
        open={isResettingCredentials}
        size="sm"
        title={t(invitation === null ? 'staffPeople.renew.action' : 'staffPeople.renew.again')}
      >
        <ResetCredentialsForm name={name} onReset={reset} />
      </Dialog>
      <ConflictDialog
        conflict={conflict}
        onClose={() => setConflict(undefined)}
        onKeepTheirs={() => {
          setConflict(undefined);
          setForm(undefined);
          void refresh();
        }}
      />
    </div>
  );
}
