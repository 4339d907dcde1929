import type { ProblemError } from '@dining/client/problem-error';
import { screens } from '@dining/contract/staff/screens';
import { Button, ButtonLink } from '@dining/ui/button';
import { Checkbox } from '@dining/ui/checkbox';
import { Loading, SkeletonText } from '@dining/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useFormatScope } from '../../entities/hotels/staff-hotels';
import { acceptInvitation, getInvitationQuery, type StaffInvitation } from '../../entities/session/invitation';
import { meQuery, useSessionState } from '../../entities/session/session';
import { canUsePasskeys, createPasskey, PasskeyUnusedError, type SecondFactor } from '../../entities/session/sign-in';
import { LoadFailed } from '../../features/screen/screen';
import { CodeForm } from '../../features/session/code-form';
import { NewPasswordForm } from '../../features/session/new-password-form';
import { QrCode } from '../../features/session/qr-code';
import { RecoveryCodes } from '../../features/session/recovery-codes';
import { attempt } from '../../lib/attempt';
import { formatInstant, formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

type Step =
  | { readonly type: 'password'; readonly problem?: ProblemError }
  | { readonly type: 'app' }
  | { readonly type: 'codes'; readonly codes: readonly string[] };

const stepNumbers = { password: 1, app: 2, codes: 3 } as const;

/**
 * Shows the steps that accept an invitation with a password and an authenticator app, or with a passkey. The key of the
 * invitation is in the fragment of the URL.
 */
export function InvitationPage() {
  const translations = useTranslations();
  const { t } = translations;
  const [key] = useState(() => location.hash.slice(1));
  const { data, error, isFetching, refetch } = useQuery(getInvitationQuery(key));
  if (data !== undefined) return <AcceptanceSteps invitation={data} invitationKey={key} />;
  return (
    <Frame>
      {error === null ? (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      ) : error.status === 404 || error.status === 422 || error.status === 400 ? (
        <div className="grid gap-4">
          <h1 className="heading text-xl outline-none" id="screen-title" tabIndex={-1}>
            {t('staffInvitation.unusable')}
          </h1>
          <p role="alert">
            {error.status === 400 ? t('problems.invitation_unknown') : formatProblem(translations, error)}
          </p>
          <ButtonLink className="justify-self-start" href={screens.signIn.path}>
            {t('staffInvitation.signIn')}
          </ButtonLink>
        </div>
      ) : (
        <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-lg content-start gap-6 px-5 py-10">{children}</div>
);

function AcceptanceSteps({ invitation, invitationKey: key }: { invitation: StaffInvitation; invitationKey: string }) {
  const translations = useTranslations();
  const { t } = translations;
  const formatScope = useFormatScope();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [, setSessionState] = useSessionState();
  const [step, setStep] = useState<Step>({ type: 'password' });
  const [password, setPassword] = useState('');
  const { name, email, purpose, grants, totp } = invitation;

  const accept = async (body: Parameters<typeof acceptInvitation>[0]): Promise<ProblemError | undefined> => {
    const outcome = await attempt(() => acceptInvitation(body));
    if (!outcome.ok) return outcome.problem;
    const { me, recoveryCodes } = outcome.value;
    queryClient.setQueryData(meQuery.queryKey, me);
    setSessionState('active');
    if (recoveryCodes.length === 0) openConsole();
    else setStep({ type: 'codes', codes: recoveryCodes });
    return undefined;
  };
  const openConsole = () => router.history.push(screens.home.path);
  const sendCode = async (factor: SecondFactor): Promise<ProblemError | undefined> => {
    if (!('code' in factor)) return undefined;
    const problem = await accept({ method: 'password', key, password, code: factor.code });
    if (problem?.code.startsWith('password_') !== true) return problem;
    setStep({ type: 'password', problem });
    return undefined;
  };

  return (
    <Frame>
      <div className="grid gap-3">
        <span className="mark" />
        <h1 className="heading text-xl outline-none" id="screen-title" tabIndex={-1}>
          {t(purpose === 'join' ? 'staffInvitation.title' : 'staffInvitation.renewTitle', { name })}
        </h1>
        <p className="text-ink-soft">
          {email} · {t('staffInvitation.invitedBy', { name: invitation.invitedBy })}
        </p>
        {step.type === 'password' && (
          <>
            <ul className="grid gap-1" aria-label={t('staffInvitation.roles')}>
              {grants.map(({ grantId, role, scope }) => (
                <li key={grantId}>
                  <span className="font-medium">{t(`staffRoles.roles.${role}`)}</span> · {formatScope(scope)}
                </li>
              ))}
            </ul>
            <p className="text-ink-soft">
              {t('staffInvitation.until', { time: formatInstant(translations, invitation.expiresAt) })}
            </p>
          </>
        )}
      </div>
      <section className="grid gap-5 border-line border-t pt-5">
        <div className="grid gap-1">
          <p className="text-ink-soft text-xs">
            {t('staffInvitation.step', { current: stepNumbers[step.type], total: 3 })}
          </p>
          <h2 className="heading text-lg">
            {
              {
                password: t('staffInvitation.passwordStep'),
                app: t('staffInvitation.appStep'),
                codes: t('staffInvitation.codesTitle'),
              }[step.type]
            }
          </h2>
        </div>
        {step.type === 'password' && (
          <>
            <NewPasswordForm
              email={email}
              onPassword={(newPassword) => {
                setPassword(newPassword);
                setStep({ type: 'app' });
              }}
              password={password}
              problem={step.problem}
            />
            <PasskeyChoice invitationKey={key} onAccept={accept} options={invitation.passkeyOptions} />
          </>
        )}
        {step.type === 'app' && (
          <>
            <p>{t('staffInvitation.appLead')}</p>
            <QrCode label={t('staffInvitation.qr')} text={totp.uri} />
            <div className="grid gap-1">
              <p className="text-ink-soft">{t('staffInvitation.secret')}</p>
              <code className="break-all text-base" data-testid="totp-secret">
                {totp.secret.match(/.{1,4}/g)?.join(' ')}
              </code>
            </div>
            <CodeForm
              allowsRecovery={false}
              lead={t('staffSignIn.codeLead')}
              onCode={sendCode}
              submitLabel={t('staffInvitation.finish')}
            />
            <Button onClick={() => setStep({ type: 'password' })} size="sm" variant="quiet">
              {t('staffInvitation.back')}
            </Button>
          </>
        )}
        {step.type === 'codes' && <RecoveryCodesStep codes={step.codes} onConfirm={openConsole} />}
      </section>
    </Frame>
  );
}

interface PasskeyChoiceProps {
  readonly invitationKey: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly onAccept: (body: Parameters<typeof acceptInvitation>[0]) => Promise<ProblemError | undefined>;
}

function PasskeyChoice({ invitationKey: key, options, onAccept }: PasskeyChoiceProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  if (!canUsePasskeys()) return null;
  const acceptWithPasskey = async () => {
    if (isPending) return;
    setIsPending(true);
    setFailure(undefined);
    try {
      const problem = await onAccept({ method: 'passkey', key, response: await createPasskey(options) });
      if (problem !== undefined) setFailure(formatProblem(translations, problem));
    } catch (error) {
      if (!(error instanceof PasskeyUnusedError)) throw error;
      setFailure(t('staffAccount.passkeys.failed'));
    } finally {
      setIsPending(false);
    }
  };
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      <p className="text-ink-soft">{t('staffInvitation.passkeyText')}</p>
      {failure !== undefined && (
        <p className="text-danger" role="alert">
          {failure}
        </p>
      )}
      <Button onClick={() => void acceptWithPasskey()} pending={isPending} wide>
        {t('staffInvitation.passkey')}
      </Button>
    </div>
  );
}

/** Shows the recovery codes. They are shown only once, so the staff member must confirm that they have stored them. */
function RecoveryCodesStep({ codes, onConfirm }: { codes: readonly string[]; onConfirm: () => void }) {
  const { t } = useTranslations();
  const [isKept, setIsKept] = useState(false);
  const [isConfirmationMissing, setIsConfirmationMissing] = useState(false);
  return (
    <form
      className="grid gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isKept) onConfirm();
        else setIsConfirmationMissing(true);
      }}
    >
      <RecoveryCodes codes={codes} />
      <Checkbox
        checked={isKept}
        error={isConfirmationMissing && !isKept ? t('staffInvitation.codesSavedRequired') : undefined}
        onChange={() => setIsKept(!isKept)}
      >
        {t('staffInvitation.codesSaved')}
      </Checkbox>
      <Button type="submit" variant="primary" wide>
        {t('staffInvitation.continue')}
      </Button>
    </form>
  );
}
