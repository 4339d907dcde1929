import { getJobAlarmKind, type JobName, jobNames } from '../config/jobs';
import { type WorkQueueName, workQueueNames } from '../lib/work-queues';

interface AlarmText {
  readonly ko: string;
  readonly en: string;
}

const jobStalled: AlarmText = {
  ko: '예약 시스템의 작업이 멈추어 있습니다.',
  en: 'A job of the reservation system has stopped running.',
};

const queueStalled: AlarmText = {
  ko: '예약 시스템의 한 프로세스에서 처리가 멈추어 있습니다. 해당 프로세스를 다시 시작해 주십시오.',
  en: 'A work queue in one process of the reservation system is stuck. Please restart that process.',
};

export const getQueueAlarmKind = <Name extends WorkQueueName>(name: Name): `${Name}_stalled` => `${name}_stalled`;

export const alarmKinds = {
  payment_needs_review: {
    ko: '직원의 확인이 필요한 결제가 있습니다.',
    en: 'A payment needs manual review: the system cannot settle it.',
  },
  cancelled_at_provider: {
    ko: '결제 대행사에서 직접 취소된 결제가 있습니다. 예약이 그대로 남아 있는지, 취소된 금액이 맞는지 확인해 주십시오.',
    en: 'A payment was cancelled in the provider’s back office. Please check whether its reservation must be cancelled too, and whether the refunded amount is right.',
  },
  cancelled_again_at_provider: {
    ko: '이미 일부 환불된 결제가 결제 대행사에서 다시 취소되었습니다. 추가로 환불된 금액은 이 시스템에 기록되지 않으니, 대행사의 거래 내역과 대조해 주십시오.',
    en: 'A partly refunded payment was cancelled again in the provider’s back office. The additional refund is not recorded in this system: please compare the provider’s transaction list.',
  },
  charge_mismatch: {
    ko: '결제 대행사의 거래 내역과 이 시스템의 기록이 서로 다른 결제가 있습니다. 대행사의 거래 내역을 확인해 주십시오.',
    en: 'A charge at the payment provider differs from the records of this system. Please check the provider’s transaction list.',
  },
  test_payment_not_voided: {
    ko: '테스트 결제 100원이 취소되었는지 확인할 수 없습니다. 결제 대행사의 관리 화면에서 확인하고 취소해 주십시오.',
    en: 'A test payment of 100 won may not have been voided. Please check it in the provider’s back office and cancel it there.',
  },
  cancellation_fee_refunded: {
    ko: '결제 수단이 전액 취소만 지원하여 취소 수수료를 받지 못했습니다.',
    en: 'A cancellation fee was not kept: this payment method can only be refunded in full.',
  },
  holidays_unknown: {
    ko: '예약을 받는 기간에 공휴일이 등록되지 않은 해가 있습니다. 등록할 때까지 그해의 평일은 예약을 받지 않습니다.',
    en: 'The booking period reaches a year whose public holidays are not entered. Until they are, its weekdays cannot be booked.',
  },
  mail_refused: {
    ko: '고객의 이메일 주소가 안내 메일을 받지 않습니다. 다른 방법으로 안내해 주십시오.',
    en: 'A guest’s email address refuses our mail. Please inform the guest another way.',
  },
  venue_mail_failed: {
    ko: '예약·취소·변경 안내 또는 예약표 메일이 레스토랑에 전달되지 않았습니다. 레스토랑에 직접 알려 주십시오.',
    en: 'A restaurant did not get a mail about a booking, a cancellation or an edit, or its sheet. Please inform it directly.',
  },
  mail_given_up: {
    ko: '안내 메일을 제때 보내지 못했습니다. 고객에게 다른 방법으로 안내해 주십시오.',
    en: 'An email to a guest could not be sent in time. Please inform the guest another way.',
  },
  sms_refused: {
    ko: '고객의 휴대전화로 안내 문자를 보낼 수 없습니다. 다른 방법으로 안내해 주십시오.',
    en: 'An SMS to a guest cannot be delivered. Please inform the guest another way.',
  },
  sms_given_up: {
    ko: '안내 문자를 제때 보내지 못했습니다. 고객에게 다른 방법으로 안내해 주십시오.',
    en: 'An SMS to a guest could not be sent in time. Please inform the guest another way.',
  },
  sms_code_limit_reached: {
    ko: '문자 인증번호가 한 시간 한도에 도달하여 더 이상 발송되지 않습니다. 누군가 대량으로 요청하고 있는지 확인해 주십시오.',
    en: 'One-time codes by SMS have reached their hourly limit, so no more are sent. Please check whether they are being requested in bulk.',
  },
  publication_failed: {
    ko: '예정된 시각에 공개하지 못한 초안이 있습니다. 초안을 고쳐 다시 공개해 주십시오.',
    en: 'A draft could not be published at its planned time. Please correct it and publish it again.',
  },
  proxy_header_missing: {
    ko: '프록시 설정 문제로 고객이 로그인 상태를 유지할 수 없습니다.',
    en: 'Guests cannot stay signed in: the proxy does not report that their requests use https.',
  },
  sign_in_credentials_refused: {
    ko: '외부 계정 로그인 제공사가 저희 인증 정보를 거부하여 고객이 그 방법으로 로그인할 수 없습니다. 서버 설정을 확인해 주십시오.',
    en: 'A sign-in provider refuses our client id or secret, so guests cannot sign in with it. Please check the settings of the server.',
  },
  retention_failed: {
    ko: '보관 기간이 지난 정보를 삭제하지 못했습니다.',
    en: 'Data whose retention period has ended could not be deleted.',
  },
  ...(Object.fromEntries(jobNames.map((name) => [getJobAlarmKind(name), jobStalled])) as Record<
    `${JobName}_stalled`,
    AlarmText
  >),
  ...(Object.fromEntries(workQueueNames.map((name) => [getQueueAlarmKind(name), queueStalled])) as Record<
    `${WorkQueueName}_stalled`,
    AlarmText
  >),
} as const satisfies Record<string, AlarmText>;

export type AlarmKind = keyof typeof alarmKinds;

const isAlarmKind = (kind: string): kind is AlarmKind => kind in alarmKinds;

/**
 * Returns the texts of a kind of alarm, or general ones for an unknown kind, which a server of a newer release may have
 * raised.
 */
export const getAlarmText = (kind: string): AlarmText =>
  isAlarmKind(kind)
    ? alarmKinds[kind]
    : { ko: '예약 시스템에서 알림이 발생했습니다.', en: 'The reservation system has raised an alarm.' };
