import { type Language, languageNames } from '@dining/domain/shared/language';
import type { Deps } from '../config/deps';
import type { StoredReservation } from '../stores/reservations/reservation-view';
import { reservationPath, secretPath, visitPath } from './reservation-keys';

/** An address of the site in the language of who reads it. */
export function siteLink(deps: Deps, path: string, language: Language): string {
  const url = new URL(path, deps.config.publicUrl);
  url.searchParams.set('lang', languageNames[language].query);
  return url.href;
}

interface ReservationLink {
  readonly link: string;
  /** Whether that address alone opens the reservation (decision 2). */
  readonly isSecret: boolean;
}

/**
 * Where the site shows a reservation. The link opens it, except one with allergies: an address or a number may be mistyped, and health
 * data wants the booker's phone number first.
 */
export function reservationLink(deps: Deps, { reservation, allergies }: StoredReservation): ReservationLink {
  const isSecret = allergies.length === 0;
  const path = isSecret ? secretPath(deps.keyring.links, reservation.resvCode) : reservationPath(reservation.resvCode);
  return { link: siteLink(deps, path, reservation.language as Language), isSecret };
}

/** Where a guest says that he comes. */
export const visitLink = (deps: Deps, { reservation }: StoredReservation): string =>
  siteLink(deps, visitPath(deps.keyring.links, reservation.resvCode), reservation.language as Language);
