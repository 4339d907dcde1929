import { encodeAgreedTexts } from '@dining/contract/codecs/agreed-texts';
import { encodeFlag } from '@dining/contract/codecs/flag';
import { decodeVisit } from '@dining/contract/codecs/visit';
import type { PaymentMethod } from '@dining/domain/payments/method';
import { languageNames } from '@dining/domain/shared/language';
import type { ShownText } from '@dining/domain/terms/agreed-texts';
import { useAlerts } from '@dining/ui/alerts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { OpenPayment } from '../../entities/payments/open-payment';
import { getPayLinkQuery, type PayLinkWithExpiry } from '../../entities/payments/pay-link-query';
import { saveNewBooking } from '../../entities/reservations/new-booking';
import { invalidateTexts } from '../../entities/terms/shown-texts';
import { showPaymentFailure } from '../../features/payments/failure-alert';
import { usePayment } from '../../features/payments/use-payment';
import { call } from '../../lib/call';
import { getDevice } from '../../lib/device';
import { formatProblem } from '../../lib/format-problem';
import { useTranslations } from '../../lib/i18n';

export interface LinkPaymentRequest {
  readonly method: PaymentMethod;
  readonly hasAllergyConsent: boolean;
  readonly shownTexts: readonly ShownText[] | null;
}

/** Pays the order of a link, in the same steps as every other payment of the site. */
export function useLinkPayment(payKey: string, link: PayLinkWithExpiry, onTermsChanged: () => void) {
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const translations = useTranslations();
  const { queryKey } = getPayLinkQuery(payKey);
  const reload = () => queryClient.fetchQuery(getPayLinkQuery(payKey)).catch(() => undefined);
  const { dinCode, order, resvDate } = link;
  return usePayment<LinkPaymentRequest>({
    onPrepare: ({ method, hasAllergyConsent, shownTexts }) =>
      call('POST /api/pay/start', {
        body: {
          payKey,
          langCode: languageNames[translations.language].wire,
          resvSetleType: method,
          finalAgreYn: 'Y',
          finalAgreTextList: encodeAgreedTexts(shownTexts),
          allergyAgreYn: encodeFlag(hasAllergyConsent),
          deviceType: getDevice(),
        },
      }),
    isOwnPayment: ({ page }: OpenPayment) => page.split('?', 1)[0] === location.pathname,
    isRenewable: false,
    hold: {
      dinCode,
      prodCode: order?.prodCode ?? ('' as never),
      visit: decodeVisit(resvDate),
      seats: (order?.resvAdultCnt ?? 0) + (order?.resvKidCnt ?? 0),
      dinRoomCode: null,
      units: 0,
    },
    agreementKey: undefined,
    onAccepted: () => void queryClient.invalidateQueries({ queryKey }),
    onBooked: (resvCode) => {
      saveNewBooking(resvCode);
      void reload().then((paidLink) => {
        const [pathname = '', key] = (paidLink?.resvLink ?? '').split('?key=');
        if (pathname === '') return;
        return navigate({
          to: '/reservation/prod/payment/complete/$resvCode',
          params: { resvCode },
          search: key === undefined ? {} : { key },
          replace: true,
          state: { isJustBooked: true },
        } as never);
      });
    },
    onFail: (failure) =>
      void showPaymentFailure(alerts, translations, failure, order?.resvType ?? 'table').then(reload),
    onProblem: (problem) => {
      if (problem.code === 'terms_changed') {
        invalidateTexts(queryClient);
        onTermsChanged();
      }
      void alerts.show({ message: formatProblem(translations, problem) }).then(reload);
    },
  });
}
