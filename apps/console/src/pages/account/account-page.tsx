import type { ProblemError } from '@dining/client/problem-error';
import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatScope } from '../../entities/hotels/staff-hotels';
import { addPasskey, endOtherSessions, removePasskey, renewRecoveryCodes } from '../../entities/session/account';
import { type Me, meQuery, useMe } from '../../entities/session/session';
import { canUsePasskeys, PasskeyUnusedError } from '../../entities/session/sign-in';
import { Block, ScreenHead } from '../../features/screen/screen';
import { RecoveryCodes } from '../../features/session/recovery-codes';
import { SessionsTable } from '../../features/session/sessions-table';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatDay, formatInstant, formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';

/** Shows the account of the signed-in staff member: roles, sessions, passkeys and recovery codes. */
export function AccountPage() {
  const translations = useTranslations();
  const { t } = translations;
  const me = useMe();
  const formatScope = useFormatScope();
  const alerts = useAlerts();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isPending, setIsPending] = useState(false);
  // Sessions and passkeys may have changed since the sign-in.
  useQuery({ ...meQuery, staleTime: 0 });
  const otherSessionCount = me.sessions.filter(({ isCurrent }) => !isCurrent).length;

  const showProblem = (problem: ProblemError): void => {
    if (problem.status !== 401) void alerts.show({ message: formatProblem(translations, problem) });
  };
  const confirmAction = (title: string, message: string): Promise<boolean> =>
    alerts.show({
      title,
      message,
      confirmLabel: title,
      cancelLabel: t('common.buttons.cancel'),
      danger: true,
    });
  const updateMe = (newMe: Me): void => void queryClient.setQueryData(meQuery.queryKey, newMe);

  const handleEndOtherSessions = async (): Promise<void> => {
    const title = t('staffAccount.sessions.endOthers');
    if (!(await confirmAction(title, t('staffAccount.sessions.endOthersAsk', { count: otherSessionCount })))) return;
    const outcome = await write(endOtherSessions, {});
    if (!outcome.ok) return showProblem(outcome.problem);
    await queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
    notify(t('staffAccount.sessions.ended', { count: outcome.value.endedSessionCount }));
  };

  const handleAddPasskey = async (): Promise<void> => {
    if (isPending) return;
    setIsPending(true);
    try {
      const outcome = await write(addPasskey, {});
      if (!outcome.ok) return showProblem(outcome.problem);
      updateMe(outcome.value);
      notify(t('staffAccount.passkeys.added'));
    } catch (error) {
      if (!(error instanceof PasskeyUnusedError)) throw error;
      void alerts.show({ message: t('staffAccount.passkeys.failed') });
    } finally {
      setIsPending(false);
    }
  };

  const handleRemovePasskey = async ({ credentialId, device }: Me['passkeys'][number]): Promise<void> => {
    const title = t('staffAccount.passkeys.remove');
    if (!(await confirmAction(title, t('staffAccount.passkeys.removeAsk', { device })))) return;
    const outcome = await write(removePasskey, { credentialId });
    if (!outcome.ok) return showProblem(outcome.problem);
    updateMe(outcome.value);
    notify(t('staffAccount.passkeys.removed'));
  };

  const handleRenewCodes = async (): Promise<void> => {
    const title = t('staffAccount.recovery.renew');
    if (!(await confirmAction(title, t('staffAccount.recovery.renewAsk', { count: me.recoveryCodeCount })))) return;
    const outcome = await write(renewRecoveryCodes, {});
    if (!outcome.ok) return showProblem(outcome.problem);
    setCodes(outcome.value);
    await queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
  };

  return (
    <div className="grid w-full max-w-3xl content-start gap-4 p-5 xl:p-6">
      <ScreenHead title={t('staffAccount.title')} />
      <p>
        <span className="font-medium">{me.name}</span> <span className="text-ink-soft">{me.email}</span>
      </p>
      <Block title={t('staffAccount.roles')}>
        <ul className="grid gap-1">
          {me.grants.map(({ grantId, role, scope, endsOn }) => (
            <li key={grantId}>
              <span className="font-medium">{t(`staffRoles.roles.${role}`)}</span> · {formatScope(scope)}
              {endsOn !== null && (
                <span className="text-ink-soft">
                  {' '}
                  · {t('staffPeople.grants.until', { day: formatDay(translations, endsOn) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      </Block>
      <Block
        action={
          otherSessionCount > 0 && (
            <Button onClick={() => void handleEndOtherSessions()} size="sm" variant="danger">
              {t('staffAccount.sessions.endOthers')}
            </Button>
          )
        }
        title={t('staffAccount.sessions.title')}
      >
        <SessionsTable caption={t('staffAccount.sessions.title')} sessions={me.sessions} />
      </Block>
      <Block
        action={
          canUsePasskeys() && (
            <Button onClick={() => void handleAddPasskey()} pending={isPending} size="sm">
              {t('staffAccount.passkeys.add')}
            </Button>
          )
        }
        title={t('staffAccount.passkeys.title')}
      >
        <p className="text-ink-soft">
          {t(canUsePasskeys() ? 'staffAccount.passkeys.text' : 'staffAccount.passkeys.unsupported')}
        </p>
        {me.passkeys.length === 0 && <p>{t('staffAccount.passkeys.none')}</p>}
        <ul className="grid">
          {me.passkeys.map((passkey) => (
            <li
              className="row-height flex flex-wrap items-center justify-between gap-4 border-line border-b py-1"
              key={passkey.credentialId}
            >
              <span>
                {passkey.device}
                <span className="block text-ink-soft text-xs">
                  {t('staffAccount.passkeys.created', { time: formatInstant(translations, passkey.createdAt) })}
                  {' · '}
                  {passkey.usedAt === null
                    ? t('staffAccount.passkeys.unused')
                    : t('staffAccount.passkeys.used', { time: formatInstant(translations, passkey.usedAt) })}
                </span>
              </span>
              <Button
                aria-label={t('staffAccount.passkeys.removeName', { device: passkey.device })}
                onClick={() => void handleRemovePasskey(passkey)}
                size="sm"
                variant="danger"
              >
                {t('staffAccount.passkeys.remove')}
              </Button>
            </li>
          ))}
        </ul>
      </Block>
      <Block
        action={
          me.hasPassword && (
            <Button onClick={() => void handleRenewCodes()} size="sm">
              {t('staffAccount.recovery.renew')}
            </Button>
          )
        }
        title={t('staffAccount.recovery.title')}
      >
        <p>
          {me.hasPassword
            ? t('staffAccount.recovery.left', { count: me.recoveryCodeCount })
            : t('staffAccount.recovery.none')}
        </p>
      </Block>
      <Dialog
        closeOnClickOutside={false}
        onClose={() => setCodes(undefined)}
        open={codes !== undefined}
        title={t('staffInvitation.codesTitle')}
      >
        <RecoveryCodes codes={codes ?? []} />
      </Dialog>
    </div>
  );
}
