import { type PaymentState, transientStates } from '@dining/domain/payments/states';
import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../config/deps';
import { getJobIntervals } from '../config/jobs';
import { findStalledJobs } from '../lib/stalled-jobs';
import type { Channel } from '../stores/messages/outbox';
import { type Backlog, type BacklogMetrics, getBacklog } from '../stores/monitoring/backlog';

const channels = ['mail', 'sms'] as const satisfies readonly Channel[];

export function registerBusinessMetrics(registry: Registry, deps: Deps): (uptimeSeconds: number) => Promise<void> {
  const createGauge = <Label extends string>(name: string, help: string, label?: Label) =>
    new Gauge({ name: `dining_${name}`, help, labelNames: label === undefined ? [] : [label], registers: [registry] });

  const messages = createGauge('outbox_backlog', 'Messages that are overdue', 'channel');
  const messageAge = createGauge(
    'outbox_oldest_seconds',
    'How long the oldest overdue message has been due',
    'channel',
  );
  const holds = createGauge('holds_open', 'Unexpired holds of guests who have not finished paying');
  const holdAge = createGauge('holds_oldest_seconds', 'Age of the oldest unexpired hold');
  const payments = createGauge(
    'payments_open',
    'Payments in a transient state, and in state manual, which need manual review',
    'state',
  );
  const paymentAge = createGauge(
    'payments_oldest_seconds',
    'Longest time that an open payment has been in its state; registered: the guest is at the provider’s payment page',
    'state',
  );
  const alarms = createGauge('alarms_open', 'Open alarms, which an operator must handle', 'kind');
  const lastRun = createGauge(
    'job_last_run_timestamp_seconds',
    'When a job last sent a heartbeat, in any process',
    'job_name',
  );
  const lastSuccess = createGauge(
    'job_last_success_timestamp_seconds',
    'When a run of a job last succeeded',
    'job_name',
  );
  const stalledGauge = createGauge(
    'job_stalled',
    '1 if a job has not run for six of its intervals (of at least 20 seconds each), otherwise 0',
    'job_name',
  );

  const addMissingLabels = <Label extends string>(labels: readonly Label[], backlogs: readonly Backlog<Label>[]) =>
    labels.map((label) => backlogs.find((backlog) => backlog.label === label) ?? { label, count: 0, oldestSeconds: 0 });

  const intervals = getJobIntervals(deps);
  const jobs = [...intervals.keys()];
  const setGauges = (backlog: BacklogMetrics, uptimeSeconds: number) => {
    for (const { label: channel, count, oldestSeconds } of addMissingLabels(channels, backlog.messages)) {
      messages.set({ channel }, count);
      messageAge.set({ channel }, oldestSeconds);
    }
    for (const { count, oldestSeconds } of addMissingLabels(['held'], backlog.holds)) {
      holds.set(count);
      holdAge.set(oldestSeconds);
    }
    for (const { label: state, count, oldestSeconds } of addMissingLabels<PaymentState>(
      [...transientStates, 'manual'],
      backlog.payments,
    )) {
      payments.set({ state }, count);
      paymentAge.set({ state }, oldestSeconds);
    }
    alarms.reset();
    for (const { label: kind, count } of backlog.alarms) alarms.set({ kind }, count);
    const ages = Object.fromEntries(backlog.heartbeats.map(({ label, oldestSeconds }) => [label, oldestSeconds]));
    const stalledJobs = findStalledJobs(intervals, ages, uptimeSeconds);
    for (const job of jobs) stalledGauge.set({ job_name: job }, stalledJobs.includes(job) ? 1 : 0);
    const now = Date.now() / 1000;
    for (const { label: job, oldestSeconds } of backlog.heartbeats) lastRun.set({ job_name: job }, now - oldestSeconds);
    for (const { label: job, oldestSeconds } of backlog.successes)
      lastSuccess.set({ job_name: job }, now - oldestSeconds);
  };

  return async (uptimeSeconds) => setGauges(await getBacklog(deps.database.pool, jobs), uptimeSeconds);
}
