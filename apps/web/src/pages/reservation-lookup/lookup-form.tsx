import type { ProblemError } from '@dining/client/problem-error';
import { emptyPhoneNumber, type PhoneNumber } from '@dining/domain/shared/phone-number';
import { normalizeReservationNumber } from '@dining/domain/shared/typed-text';
import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { type FieldFailure, useCheckedForm } from '@dining/ui/use-checked-form';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PhoneNumberField } from '../../components/phone-number/phone-number-field';
import { call } from '../../lib/call';
import { formatProblem } from '../../lib/format-problem';
import { type Translations, useTranslations } from '../../lib/i18n';
import { getPhoneErrorText } from '../../lib/phone-number/phone-error-text';
import { getCanonicalNumber, isBlankNumber } from '../../lib/phone-number/phone-number';
import { type LookupBody, LookupCode, type LookupResult } from './lookup-code';

interface LookupValues {
  readonly resvCode: string;
  readonly phone: PhoneNumber;
}

async function parseLookup(
  queryClient: QueryClient,
  translations: Translations,
  { resvCode, phone: typedPhone }: LookupValues,
): Promise<LookupBody | FieldFailure<keyof LookupValues>> {
  const reservationNumber = normalizeReservationNumber(resvCode);
  if (reservationNumber === '') return { field: 'resvCode', text: translations.t('complete.lookup.resvCodeRequired') };
  if (isBlankNumber(typedPhone)) return { field: 'phone', text: translations.t('payment.alerts.phone') };
  const phone = await getCanonicalNumber(queryClient, typedPhone).catch(() => null);
  return phone === null
    ? { field: 'phone', text: getPhoneErrorText(queryClient, translations, typedPhone) }
    : { resvCode: reservationNumber, phone };
}

/**
 * Looks up a reservation by number and phone, checked in that order, and opens its secret link (decision 3). After too
 * many failed attempts on a reservation, from any browser, the server also requires a code.
 */
export function LookupForm({ resvCode }: { resvCode: string }) {
  const alerts = useAlerts();
  const translations = useTranslations();
  const { t } = translations;
  const queryClient = useQueryClient();

  const navigate = useNavigate();
  const [lookupToVerify, setLookupToVerify] = useState<LookupBody>();
  const lookupMutation = useMutation({ mutationFn: (body: LookupBody) => call('POST /api/resv/lookup', { body }) });
  const showReservation = (result: LookupResult) =>
    navigate({
      to: '/reservation/prod/payment/complete/$resvCode',
      params: { resvCode: result.resvCode },
      search: { key: result.key },
    });

  const { submit, reportFailures, getRequiredFieldProps, getValueFieldProps, getId } = useCheckedForm<LookupValues>({
    defaultValues: { phone: emptyPhoneNumber },
    onChange: () => setLookupToVerify(undefined),
    check: async (values) => {
      const parsedLookup = await parseLookup(queryClient, translations, values);
      return 'field' in parsedLookup ? [parsedLookup] : [];
    },
    send: async (values) => {
      const parsedLookup = await parseLookup(queryClient, translations, values);
      if ('field' in parsedLookup) return;
      await lookupMutation.mutateAsync(parsedLookup).then(showReservation, (problem: ProblemError) => {
        if (problem.code === 'lookup_code_needed') return setLookupToVerify(parsedLookup);
        // A wrong number and a wrong phone have the same response, so that neither can be guessed.
        void (problem.code === 'not_found'
          ? reportFailures({ field: 'resvCode', text: t('complete.lookup.notFound') })
          : alerts.show({ message: formatProblem(translations, problem) }));
      });
    },
  });

  return (
    <div className="grid gap-6">
      <form className="grid gap-6" noValidate onSubmit={submit}>
        <TextField
          {...getRequiredFieldProps('resvCode')}
          autoCapitalize="characters"
          autoComplete="off"
          defaultValue={resvCode}
          label={t('complete.lookup.resvCode')}
          normalize={normalizeReservationNumber}
          spellCheck={false}
        />
        <div id={getId('phone')}>
          <PhoneNumberField {...getValueFieldProps('phone')} label={t('complete.lookup.phone')} />
        </div>
        {lookupToVerify === undefined && (
          <Button className="mt-2" pending={lookupMutation.isPending} type="submit" variant="primary" wide>
            {t('complete.lookup.submit')}
          </Button>
        )}
      </form>
      {lookupToVerify !== undefined && (
        <LookupCode lookup={lookupToVerify} onFound={(result) => void showReservation(result)} />
      )}
    </div>
  );
}
