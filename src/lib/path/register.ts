/** The association’s register of practitioners, through the redirect page, which asks before leaving. SI-02 */
export const REGISTER = `/redirect?url=${encodeURIComponent('https://gs.sac.net.cn/')}`
