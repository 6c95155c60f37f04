/** How to complain, with channels and times; the form itself is not built yet. product SV-02, SI-10 */
export const COMPLAINT = '/compliance/complaint'
