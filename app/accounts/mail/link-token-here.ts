/**
 * The token in the address of this page; empty without one. It is read when it is needed, because pages are the same
 * for every visitor and are rendered without it.
 */
export const linkTokenHere = () => new URLSearchParams(window.location.search).get('token') ?? ''
