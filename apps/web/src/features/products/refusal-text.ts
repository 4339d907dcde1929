import type { ProductAnswer } from '@dining/domain/availability/product-at-visit';
import { t } from '../../lib/i18n';

type Refusal = Extract<ProductAnswer, { ok: false }>;

/** Why a product cannot be had at the visit, in words, with what is left where there is a little. */
export function refusalText({ error, remaining }: Refusal): string {
  const reason = t(`reservation.reasons.${error}`);
  return remaining === null || remaining === 0 ? reason : `${reason} · ${t('reservation.list.left', { count: remaining })}`;
}
