import { parsePhone, phoneDigits } from '@dining/domain/shared/phone';

/**
 * A phone as an outside service writes it (`+82 10-1234-5678`, `010-1234-5678`): digits of a Korean mobile number, `+…` for other
 * countries; undefined for anything else (facts on integrations §2.3, decision 36).
 */
export function phoneOf(written: string | null | undefined): string | undefined {
  const bare = (written ?? '').replace(/[\s().-]/g, '');
  const korean = parsePhone(bare.replace(/^\+820?/, '0'));
  if (korean !== null) return phoneDigits(korean);
  return /^\+(?!82)[1-9]\d{6,14}$/.test(bare) ? bare : undefined;
}
