import type { ProblemError } from '@dining/client/problem-error';
import { formatPhone, isWholePhone, type Phone } from '@dining/domain/shared/phone';
import { alerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/call';
import { t } from '../../lib/i18n';
import { problemText } from '../../lib/problem-text';
import { PhoneField } from './phone-field';

type Refusal = { readonly field: 'resvCode' | 'phone'; readonly text: string };
type LookupBody = { readonly resvCode: string; readonly phone: string };

const noPhone: Phone = { first: '010', middle: '', last: '' };
const refusalId = (field: Refusal['field']): string => `lookup-${field}`;

function refusalOf(resvCode: string, phone: Phone): Refusal | undefined {
  if (resvCode === '') return { field: 'resvCode', text: t('complete.lookup.resvCodeRequired') };
  if (phone.middle === '' && phone.last === '') return { field: 'phone', text: t('payment.alerts.phone') };
  return isWholePhone(phone) ? undefined : { field: 'phone', text: t('payment.alerts.phoneFormat') };
}

/** Number and phone, checked in that order; what they name opens by its secret link (decision 3). */
export function LookupForm({ resvCode }: { resvCode: string }) {
  const navigate = useNavigate();
  const [phone, setPhone] = useState(noPhone);
  const [refusal, setRefusal] = useState<Refusal>();
  const lookUp = useMutation({ mutationFn: (body: LookupBody) => call('POST /api/resv/lookup', { body }) });

  const alertOf = (message: string) => alerts.show({ message, confirmLabel: t('common.buttons.confirm') });
  const refuse = async (wrong: Refusal) => {
    setRefusal(wrong);
    await alertOf(wrong.text);
    document.querySelector<HTMLInputElement>(`#${refusalId(wrong.field)} input`)?.focus();
  };
  const onProblem = (problem: ProblemError) =>
    // A wrong number and a wrong phone are one answer, so that neither can be tried out.
    void (problem.code === 'not_found'
      ? refuse({ field: 'resvCode', text: t('complete.lookup.notFound') })
      : alertOf(problemText(problem)));

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('resvCode');
    const wanted = typeof typed === 'string' ? typed.trim() : '';
    const wrong = refusalOf(wanted, phone);
    setRefusal(undefined);
    if (wrong !== undefined) return void refuse(wrong);
    lookUp.mutate(
      { resvCode: wanted, phone: formatPhone(phone) },
      {
        onError: onProblem,
        onSuccess: (found) =>
          void navigate({
            to: '/reservation/prod/payment/complete/$resvCode',
            params: { resvCode: found.resvCode },
            search: { key: found.key },
          }),
      },
    );
  };
  const errorOf = (field: Refusal['field']) => (refusal?.field === field ? refusal.text : undefined);

  return (
    <form className="grid gap-6" noValidate onSubmit={submit}>
      <div id={refusalId('resvCode')}>
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          defaultValue={resvCode}
          error={errorOf('resvCode')}
          label={t('complete.lookup.resvCode')}
          maxLength={40}
          name="resvCode"
          required
          requiredMark={t('common.required')}
          spellCheck={false}
        />
      </div>
      <div id={refusalId('phone')}>
        <PhoneField error={errorOf('phone')} label={t('complete.lookup.phone')} onChange={setPhone} value={phone} />
      </div>
      <Button className="mt-2" pending={lookUp.isPending} pendingLabel={t('common.loading')} type="submit" variant="primary" wide>
        {t('complete.lookup.submit')}
      </Button>
    </form>
  );
}
