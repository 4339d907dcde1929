import type { ProblemError } from '@dining/client/problem-error';
import { isCouponCode, normalizeCouponCode } from '@dining/domain/coupons/coupon-code';
import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { couponQueries } from '../../entities/coupons/queries';
import { call } from '../../lib/call';
import { formatProblem } from '../../lib/format-problem';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { showProblem } from '../../lib/show-problem';
import { getTabItem, removeTabItem, setTabItem } from '../../lib/tab-storage';

const storageKey = 'couponCode';

/** The problems that are about the typed code. */
const codeProblems: readonly ProblemError['code'][] = [
  'coupon_code_unknown',
  'coupon_code_not_started',
  'coupon_code_ended',
  'coupon_code_used_up',
  'coupon_code_redeemed',
  'too_many_requests',
];

function restoreCode(): string {
  const storedCode = getTabItem(storageKey);
  return typeof storedCode === 'string' ? storedCode : '';
}

/** Redeems the code of a coupon for the member. The tab keeps a code that was not accepted. */
export function CouponCodeForm() {
  const translations = useTranslations();
  const { t } = translations;
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const redemption = useMutation({
    mutationFn: (couponCode: string) => call('POST /api/mypage/redeemCouponCode', { body: { couponCode } }),
    onSettled: () => void queryClient.invalidateQueries(couponQueries),
  });
  const form = useCheckedForm<{ code: string }>({
    defaultValues: { code: restoreCode() },
    onChange: () => setTabItem(storageKey, form.getValues('code')),
    check: ({ code }) => {
      if (code.trim() === '') return [{ field: 'code', text: t('coupon.code.required') }];
      const isPossible = isCouponCode(normalizeCouponCode(code));
      return isPossible ? [] : [{ field: 'code', text: t('problems.coupon_code_unknown') }];
    },
    send: ({ code }) =>
      redemption.mutateAsync(code).then(
        ({ result }) => {
          removeTabItem(storageKey);
          form.reset({ code: '' });
          const name = localizeField(translations, result, 'couponName');
          void alerts.show({ message: t('coupon.code.done', { name }) });
        },
        (problem: ProblemError) =>
          void (codeProblems.includes(problem.code)
            ? form.reportFailures({ field: 'code', text: formatProblem(translations, problem) })
            : showProblem(alerts, translations, problem)),
      ),
  });
  return (
    <form className="grid max-w-xl gap-3" noValidate onSubmit={form.submit}>
      <TextField
        {...form.getFieldProps('code')}
        autoCapitalize="characters"
        autoComplete="off"
        description={t('coupon.code.hint')}
        label={t('coupon.code.label')}
        spellCheck={false}
      />
      <Button className="justify-self-start" pending={redemption.isPending} type="submit" variant="primary">
        {t('coupon.code.submit')}
      </Button>
    </form>
  );
}
