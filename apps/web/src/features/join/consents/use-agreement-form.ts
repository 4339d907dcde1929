import type { ProblemError } from '@dining/client/problem-error';
import { encodeAgreedTexts } from '@dining/contract/codecs/agreed-texts';
import { encodeConsents } from '@dining/contract/codecs/join';
import type { LoginType } from '@dining/contract/site/session/login-type';
import { checkConsents, type JoinConsents, setAllConsents } from '@dining/domain/join/consents';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { ShownText } from '@dining/domain/terms/agreed-texts';
import { useAlerts } from '@dining/ui/alerts';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { parseJoinSearch } from '../../../entities/join/join-params';
import { invalidateTexts } from '../../../entities/terms/shown-texts';
import { type CallResult, call } from '../../../lib/call';
import { useTranslations } from '../../../lib/i18n';
import { createCookiesProblem, requireCookies } from '../../../lib/require-cookies';
import { showProblem } from '../../../lib/show-problem';
import { type ConsentDraft, restoreConsentDraft, saveConsentDraft } from './consent-draft';

const missingConsents = {
  terms_required: { field: 'consents.terms', key: 'join.alerts.terms' },
  privacy_required: { field: 'consents.privacy', key: 'join.alerts.privacy' },
  third_party_required: { field: 'consents.thirdParty', key: 'join.alerts.thirdParty' },
} as const;
type MissingConsent = keyof typeof missingConsents;
const isMissingConsent = (code: ProblemError['code']): code is MissingConsent => code in missingConsents;

interface AgreementFormOptions {
  readonly htlCode: HtlCode | undefined;
  readonly shownTexts: readonly ShownText[] | undefined;
  readonly loginType: LoginType | undefined;
  /** Key of an invitation, which proves its e-mail address. */
  readonly invitation?: string | undefined;
}

/**
 * Returns the state of the agreement form. A consent is valid only for the texts that were shown with it (decision 5b).
 * Submitting checks the required boxes in order, each with its own alert (Spec §5 Join agreement), and opens the join
 * form on success.
 */
export function useAgreementForm({ htlCode, shownTexts, loginType, invitation }: AgreementFormOptions) {
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const { t, language, wireLanguage } = translations;
  const navigate = useNavigate();
  const hotelAndLanguage = `${htlCode ?? ''} ${language}`;
  const texts = shownTexts === undefined ? '' : JSON.stringify(shownTexts);
  // Consents count only for the hotel, language and texts for which they were given. Texts not loaded are not compared.
  const getConsents = (draft: ConsentDraft): JoinConsents => {
    const hasSameTexts = draft.texts === texts || draft.texts === '' || texts === '';
    return draft.hotelAndLanguage === hotelAndLanguage && hasSameTexts ? draft.consents : setAllConsents(false);
  };
  const getFailure = (code: MissingConsent) => ({
    field: missingConsents[code].field,
    text: t(missingConsents[code].key),
  });

  const submission = useMutation({
    mutationFn: async (consents: JoinConsents) => {
      requireCookies();
      const response = await call('POST /api/join/agreement', {
        body: {
          htlCode,
          login_type: loginType,
          ...(invitation !== undefined && { invitation }),
          ...encodeConsents(consents),
          agreTextList: encodeAgreedTexts(shownTexts ?? null),
          langCode: wireLanguage,
        },
      });
      if (response.result !== 'success') return response;
      const { result } = await call('POST /api/join/form', { body: { login_type: loginType } });
      // Without cookies the join form would redirect back here endlessly.
      if (result === 'not_agreed') throw createCookiesProblem();
      return response;
    },
  });
  const handleResult = async ({ result }: CallResult<'POST /api/join/agreement'>): Promise<void> => {
    if (result === 'success') return navigate({ to: '/join/form', search: parseJoinSearch({ login_type: loginType }) });
    await alerts.show({ message: t('problems.invalid_auth_result') });
    await navigate({ to: '/login' });
  };
  const handleProblem = (problem: ProblemError): void => {
    if (isMissingConsent(problem.code)) return void form.reportFailures(getFailure(problem.code));
    if (problem.code === 'terms_changed') {
      changeConsents(setAllConsents(false));
      invalidateTexts(queryClient);
    }
    void showProblem(alerts, translations, problem);
  };
  const form = useCheckedForm<ConsentDraft>({
    defaultValues: restoreConsentDraft(),
    check: (draft) => {
      const result = checkConsents(getConsents(draft));
      return result.ok ? [] : [getFailure(result.error)];
    },
    send: (draft) => submission.mutateAsync(getConsents(draft)).then(handleResult, handleProblem),
  });
  const changeConsents = (consents: JoinConsents): void => {
    const draft = { hotelAndLanguage, texts, consents };
    form.reset(draft);
    saveConsentDraft(draft);
  };
  return {
    submit: form.submit,
    consents: getConsents(form.values),
    changeConsents,
    getCheckboxId: (name: keyof JoinConsents) => form.getId(`consents.${name}`),
    getCheckboxError: (name: keyof JoinConsents) => form.getError(`consents.${name}`),
    isSubmitting: submission.isPending,
  };
}
