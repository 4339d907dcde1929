/** */
export function ReservationFirstStepPage() {
  return null;
}
