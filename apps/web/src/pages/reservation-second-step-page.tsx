/** */
export function ReservationSecondStepPage() {
  return null;
}
