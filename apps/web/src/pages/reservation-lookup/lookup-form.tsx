import type { ProblemError } from '@dining/client/problem-error';
import { noPhoneNumber, type PhoneNumber } from '@dining/domain/shared/phone-number';
import { normalizeReservationNumber } from '@dining/domain/shared/typed-text';
import { alerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { PhoneNumberField } from '../../components/phone-number/phone-number-field';
import { call } from '../../lib/call';
import { type Translations, useTranslations } from '../../lib/i18n';
import { isBlankNumber, wholeNumber } from '../../lib/phone-number/phone-number';
import { wrongPhoneText } from '../../lib/phone-number/wrong-phone-text';
import { problemText } from '../../lib/problem-text';
import { type Found, type LookupBody, LookupCode } from './lookup-code';

type Refusal = { readonly field: 'resvCode' | 'phone'; readonly text: string };

const refusalId = (field: Refusal['field']): string => `lookup-${field}`;

/** What is asked, or what is wrong with it. */
async function read(
  queryClient: QueryClient,
  translations: Translations,
  resvCode: string,
  typed: PhoneNumber,
): Promise<LookupBody | Refusal> {
  if (resvCode === '') return { field: 'resvCode', text: translations.t('complete.lookup.resvCodeRequired') };
  if (isBlankNumber(typed)) return { field: 'phone', text: translations.t('payment.alerts.phone') };
  const phone = await wholeNumber(queryClient, typed).catch(() => null);
  return phone === null ? { field: 'phone', text: wrongPhoneText(queryClient, translations, typed) } : { resvCode, phone };
}

/**
 * Number and phone, checked in that order; what they name opens by its secret link (decision 3). After too many wrong tries, whoever's they
 * were, a code is asked for as well.
 */
export function LookupForm({ resvCode }: { resvCode: string }) {
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const { t } = translations;

  const navigate = useNavigate();
  const [phone, setPhone] = useState(noPhoneNumber);
  const [refusal, setRefusal] = useState<Refusal>();
  const [toProve, setToProve] = useState<LookupBody>();
  const lookUp = useMutation({ mutationFn: (body: LookupBody) => call('POST /api/resv/lookup', { body }) });

  const alertOf = (message: string) => alerts.show({ message, confirmLabel: t('common.buttons.confirm') });
  const refuse = async (wrong: Refusal) => {
    setRefusal(wrong);
    await alertOf(wrong.text);
    document.querySelector<HTMLInputElement>(`#${refusalId(wrong.field)} input`)?.focus();
  };
  const onProblem = (problem: ProblemError, asked: LookupBody) => {
    if (problem.code === 'lookup_code_needed') return setToProve(asked);
    // A wrong number and a wrong phone are one answer, so that neither can be tried out.
    void (problem.code === 'not_found'
      ? refuse({ field: 'resvCode', text: t('complete.lookup.notFound') })
      : alertOf(problemText(translations, problem)));
  };
  const open = (found: Found) =>
    void navigate({
      to: '/reservation/prod/payment/complete/$resvCode',
      params: { resvCode: found.resvCode },
      search: { key: found.key },
    });
  const changed = () => setToProve(undefined);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('resvCode');
    const wanted = typeof typed === 'string' ? normalizeReservationNumber(typed) : '';
    setRefusal(undefined);
    const asked = await read(queryClient, translations, wanted, phone);
    if ('field' in asked) return refuse(asked);
    lookUp.mutate(asked, { onError: (problem) => onProblem(problem, asked), onSuccess: open });
  };
  const errorOf = (field: Refusal['field']) => (refusal?.field === field ? refusal.text : undefined);

  return (
    <div className="grid gap-6">
      <form className="grid gap-6" noValidate onSubmit={(event) => void submit(event)}>
        <div id={refusalId('resvCode')}>
          <TextField
            autoCapitalize="characters"
            autoComplete="off"
            defaultValue={resvCode}
            error={errorOf('resvCode')}
            label={t('complete.lookup.resvCode')}
            normalize={normalizeReservationNumber}
            name="resvCode"
            onChange={changed}
            required
            requiredMark={t('common.required')}
            spellCheck={false}
          />
        </div>
        <div id={refusalId('phone')}>
          <PhoneNumberField
            error={errorOf('phone')}
            label={t('complete.lookup.phone')}
            onChange={(typed) => {
              changed();
              setPhone(typed);
            }}
            value={phone}
          />
        </div>
        {toProve === undefined && (
          <Button
            className="mt-2"
            pending={lookUp.isPending}
            pendingLabel={t('common.loading')}
            type="submit"
            variant="primary"
            wide
          >
            {t('complete.lookup.submit')}
          </Button>
        )}
      </form>
      {toProve !== undefined && <LookupCode asked={toProve} onFound={open} />}
    </div>
  );
}
