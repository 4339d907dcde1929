import type { ProblemError } from '@dining/client/problem-error';
import { encodeJoinForm } from '@dining/contract/codecs/join';
import { normalizeJoinForm } from '@dining/domain/join/join-form';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { useSubmission } from '@dining/ui/use-checked-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { saveJoinedMember } from '../../../entities/join/joined-member';
import { applySignIn } from '../../../entities/session/session';
import { type CallResult, call } from '../../../lib/call';
import { useClock } from '../../../lib/clock';
import { type Translations, useTranslations } from '../../../lib/i18n';
import { deleteConsentDraft } from '../consents/consent-draft';
import { findProblemField, type JoinFailure, listJoinFailures, normalizeBirthday } from './join-checks';
import { deleteJoinDraft, type JoinValues } from './join-draft';
import type { JoinFormState } from './use-join-form';

function formatJoinFailure({ t }: Translations, failure: JoinFailure): string {
  if (failure.error === 'too_long') return t('join.alerts.tooLong', { max: failure.max });
  if (failure.error === 'password_required') return t('join.alerts.password');
  if (failure.error === 'birthday_required') return t('join.alerts.birthday');
  return t(`problems.${failure.error}`);
}

export function useJoinSubmission(form: JoinFormState) {
  const { fields, verifiedIdentity, loginType, replaceEmail, replacePerson, reportRefusal, reportProblem } = form;
  const translations = useTranslations();
  const { findText, wireLanguage } = translations;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { now } = useClock();
  const joinMutation = useMutation({
    mutationFn: (values: JoinValues) =>
      call('POST /api/join/submit', {
        body: {
          ...encodeJoinForm(normalizeJoinForm(values)),
          login_type: loginType,
          ...(loginType === undefined && { password: values.password }),
          birthday: normalizeBirthday(values.birthday),
          langCode: wireLanguage,
        },
      }),
  });
  const handleResult = async ({
    result,
    errCd,
    message,
    user_id: userId,
    userDetails,
  }: CallResult<'POST /api/join/submit'>) => {
    if (result === 'fail') {
      const code = errCd ?? 'internal_error';
      // Spec §8: a failed submission shows the server's message, translated where possible.
      const text = findText(`problems.${code}`, {}) ?? message;
      const field = findProblemField(code);
      // Data that the server no longer regards as verified must be entered again.
      if (field === 'email') replaceEmail();
      if (field === 'phone') replacePerson();
      return reportRefusal(code, field, text);
    }
    saveJoinedMember({ userId, loginType });
    await navigate({ to: '/join/complete', replace: true });
    deleteJoinDraft();
    deleteConsentDraft();
    // Applied only after leaving the form, because the form tells members that they have already joined.
    if (userDetails !== undefined) await applySignIn(queryClient, userDetails);
  };
  const submit = useSubmission(fields, {
    errorsToClear: [],
    check: (values) =>
      listJoinFailures({ values, verifiedIdentity, loginType }, getTodayInSeoul(now())).map((failure) => ({
        field: failure.field,
        text: formatJoinFailure(translations, failure),
      })),
    send: (values) =>
      joinMutation.mutateAsync(values).then(handleResult, (problem: ProblemError) => reportProblem(problem)),
  });
  return { submit, isJoining: joinMutation.isPending };
}
