import { agreedTextsToWire } from '@dining/contract/codecs/agreed-texts';
import { consentsToWire } from '@dining/contract/codecs/join';
import type { ProblemCode } from '@dining/contract/problem';
import type { LoginType } from '@dining/contract/site/session/login-type';
import { checkConsents, type JoinConsents } from '@dining/domain/join/consents';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { AgreedText } from '@dining/domain/terms/agreed-texts';
import { useAlerts } from '@dining/ui/alerts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { joinSearch } from '../../../entities/join/join-params';
import { invalidateTexts } from '../../../entities/terms/shown-texts';
import { call } from '../../../lib/call';
import { focusField } from '../../../lib/focus-field';
import { useTranslations } from '../../../lib/i18n';
import { problemText } from '../../../lib/problem-text';
import { cookiesRequired, requireCookies } from '../../../lib/require-cookies';
import { type ConsentText, consentId } from './consent-boxes';

const refusals = {
  terms_required: { name: 'terms', key: 'join.alerts.terms' },
  privacy_required: { name: 'privacy', key: 'join.alerts.privacy' },
  third_party_required: { name: 'thirdParty', key: 'join.alerts.thirdParty' },
} as const;
type Refused = keyof typeof refusals;
const isRefused = (code: ProblemCode | 'offline'): code is Refused => code in refusals;

interface Agreement {
  readonly htlCode: HtlCode | undefined;
  /** What stands there to be read. */
  readonly shown: readonly AgreedText[] | undefined;
  readonly loginType: LoginType | undefined;
  readonly onTextsChanged: () => void;
}

/** Agrees, and goes on to the form: the required ones are checked in their order, each with its own alert (Spec §5 Join agreement). */
export function useAgree({ htlCode, shown, loginType, onTextsChanged }: Agreement) {
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const { t, wireLanguage } = translations;
  const navigate = useNavigate();
  const [wrong, setWrong] = useState<{ name: ConsentText; text: string }>();
  const tell = (message: string) => alerts.show({ message });
  const refuse = async (code: Refused) => {
    const { name, key } = refusals[code];
    const text = t(key);
    setWrong({ name, text });
    await tell(text);
    focusField(consentId(name));
  };
  const agreeing = useMutation({
    mutationFn: async (consents: JoinConsents) => {
      requireCookies();
      const answer = await call('POST /api/join/agreement', {
        body: {
          htlCode,
          login_type: loginType,
          ...consentsToWire(consents),
          agreTextList: agreedTextsToWire(shown ?? null),
          langCode: wireLanguage,
        },
      });
      if (answer.result !== 'success') return answer;
      const { result } = await call('POST /api/join/form', { body: { login_type: loginType } });
      // The form would lead back here, over and over.
      if (result === 'not_agreed') throw cookiesRequired();
      return answer;
    },
    onSuccess: async ({ result }) => {
      if (result === 'success') return navigate({ to: '/join/form', search: joinSearch({ login_type: loginType }) });
      await tell(t('problems.invalid_auth_result'));
      return navigate({ to: '/login' });
    },
    onError: (problem) => {
      if (isRefused(problem.code)) return void refuse(problem.code);
      if (problem.code === 'terms_changed') {
        onTextsChanged();
        invalidateTexts(queryClient);
      }
      if (problem.status !== 401 && problem.status !== 500) void tell(problemText(translations, problem));
    },
  });
  return {
    wrong,
    clear: () => setWrong(undefined),
    agree: (consents: JoinConsents) => {
      setWrong(undefined);
      const check = checkConsents(consents);
      if (!check.ok) return void refuse(check.error);
      agreeing.mutate(consents);
    },
    agreeing: agreeing.isPending,
  };
}
