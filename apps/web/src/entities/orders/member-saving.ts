let saving = 0;

/** Notes what a member would pay less for the order that is on its way to the payment page, in won; 0 for nothing. */
export const noteMemberSaving = (won: number): void => {
  saving = won;
};

export const memberSaving = (): number => saving;
