/** 11:30 on 1 June 2027 at the property. */
export const testNow = new Date('2027-06-01T06:00:00Z')
