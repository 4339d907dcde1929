import { isPhoneAbroad, parsePhone } from './phone';

/** Spec §6: a reviewer's name with everything hidden but the first character. */
export function maskReviewer(name: string): string {
  const [first = '', ...rest] = name.trim();
  return first + '*'.repeat(rest.length);
}

/** A booker's name as a stranger with the reservation number sees it: 홍*동, 김*, Jane Doe as J******e. */
export function maskName(name: string): string {
  const letters = [...name.trim()];
  const first = letters.at(0) ?? '';
  if (letters.length < 3) return first + '*'.repeat(Math.max(0, letters.length - 1));
  return first + '*'.repeat(letters.length - 2) + (letters.at(-1) ?? '');
}

/** 010-****-5678; of another country its last digits alone, two where it is short, for some have only four; '' of what is no number. */
export function maskPhone(number: string): string {
  const korean = parsePhone(number);
  if (korean !== null) return `${korean.first}-****-${korean.last}`;
  if (!isPhoneAbroad(number)) return '';
  const shown = number.length > 10 ? 4 : 2;
  return `+${'*'.repeat(Math.max(0, number.length - 1 - shown))}${number.slice(-shown)}`;
}

/** ab***@example.com; a local part of one or two characters shows only its first. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = [...(at < 0 ? email : email.slice(0, at))];
  const shown = local.slice(0, local.length > 2 ? 2 : 1).join('');
  return `${shown}***${at < 0 ? '' : email.slice(at)}`;
}
