/** The certificate by which apps know this host again. */

export interface Certificate {
  /** PEM. */
  readonly key: string
  readonly cert: string
  /** SHA-256 of the certificate, in hex. */
  readonly fingerprint: string
}
