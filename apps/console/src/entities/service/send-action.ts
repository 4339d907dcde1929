import type { QueryClient } from '@tanstack/react-query';
import { call, createIdempotencyHeaders } from '../../lib/call';
import { type moveAttendance, type Service, serviceKey } from './service';
import type { ServiceAction } from './service-action';

export type AttendanceChange = Awaited<ReturnType<typeof moveAttendance>>;

/** Shows the attendance that the server has returned, until the service is refetched. */
export function applyAttendance(
  queryClient: QueryClient,
  { resvCode, attendance, lateUntil, since }: AttendanceChange,
): void {
  queryClient.setQueriesData<readonly Service[]>({ queryKey: serviceKey }, (services) =>
    services?.map((service) => ({
      ...service,
      parties: service.parties.map((party) =>
        party.resvCode === resvCode ? { ...party, attendance, lateUntil, since, isUndoable: true } : party,
      ),
    })),
  );
}

/** Sends an action and shows its result. */
export async function sendAction(
  queryClient: QueryClient,
  { request }: ServiceAction,
  key: string,
  staffId: string,
): Promise<void> {
  const headers = { ...createIdempotencyHeaders(key), 'Staff-Id': staffId };
  switch (request.type) {
    case 'move':
      applyAttendance(queryClient, await call('POST /api/staff/attendance/move', { body: request.body, headers }));
      break;
    case 'undo':
      applyAttendance(queryClient, await call('POST /api/staff/attendance/undo', { body: request.body, headers }));
      break;
    case 'addWalkIn':
      await call('POST /api/staff/walk-in/add', { body: request.body, headers });
      break;
    case 'endWalkIn':
      await call('POST /api/staff/walk-in/end', { body: request.body, headers });
      break;
  }
  void queryClient.invalidateQueries({ queryKey: serviceKey });
}
