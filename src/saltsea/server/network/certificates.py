"""A small certificate authority of this server, for browsers on a home network. It is made once and stored in a folder;
it issues a new server certificate before the old one expires or when the server gets another address.

The authority may speak for this machine and for names of home networks only, so that a guest who trusts it is safe
elsewhere even if its key is stolen."""

import datetime as dt
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from saltsea.server.network.certificate import NAME, Certificate, address_of, can_be_owned, canonical

AUTHORITY: Final = "authority.pem"
SERVER: Final = "server.pem"
HOME_NAMES: Final = ("localhost", "local", "lan", "home.arpa", "internal")
"""Endings of names that cannot be registered on the internet."""
AUTHORITY_DAYS: Final = 3650
SERVER_DAYS: Final = 397
"""Browsers refuse server certificates that are valid for longer."""
RENEW_DAYS: Final = 30
BACK: Final = dt.timedelta(days=1)
"""Valid since yesterday: the clock of a telephone may be behind ours."""
_LONGEST_TITLE: Final = 64

Now = Callable[[], dt.datetime]


@dataclass(frozen=True)
class Pair:
    """A certificate and its key in one file, so that neither is ever without the other."""

    key: ec.EllipticCurvePrivateKey
    certificate: x509.Certificate

    def pem(self) -> bytes:
        return self.key.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        ) + public_pem(self.certificate)

    def lasts(self, now: dt.datetime) -> bool:
        return self.certificate.not_valid_after_utc - now > dt.timedelta(days=RENEW_DAYS)


class CertificateMaker:
    """Stores the two pairs in a folder that only its owner can read."""

    def __init__(self, folder: Path, now: Now = lambda: dt.datetime.now(dt.UTC)) -> None:
        self.folder = folder
        self.now = now

    def certificate(self, names: Sequence[str]) -> Certificate:
        """A certificate that is valid now and for these names: the stored one if possible."""
        authority = self._authority(names)
        allowed = sorted({canonical(name) for name in names if may_name(authority.certificate, name)})
        server = self.kept(SERVER)
        if server is None or not self._will_do(server, authority, allowed):
            server = server_pair(authority, allowed, self.now())
            self._keep(SERVER, server)
        public, named = authority.certificate, names_of(server.certificate)
        return Certificate(self.folder / SERVER, public_pem(public), title(public), fingerprint(public), named)

    def _authority(self, names: Sequence[str]) -> Pair:
        kept = self.kept(AUTHORITY)
        if kept is not None and kept.lasts(self.now()):
            return kept
        made = authority_pair([name for name in names if can_be_owned(name)], self.now())
        self._keep(AUTHORITY, made)
        return made

    def _will_do(self, server: Pair, authority: Pair, names: Sequence[str]) -> bool:
        try:
            server.certificate.verify_directly_issued_by(authority.certificate)
        except (ValueError, TypeError, InvalidSignature):
            return False
        return server.lasts(self.now()) and names_of(server.certificate).issuperset(names)

    def kept(self, name: str) -> Pair | None:
        """The pair in this file; None if there is no usable one."""
        try:
            data = (self.folder / name).read_bytes()
            key, certificate = serialization.load_pem_private_key(data, None), x509.load_pem_x509_certificate(data)
        except (FileNotFoundError, ValueError):
            return None
        if isinstance(key, ec.EllipticCurvePrivateKey) and key.public_key() == certificate.public_key():
            return Pair(key, certificate)
        return None

    def _keep(self, name: str, pair: Pair) -> None:
        """Write a file at once, and never readable for others."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = self.folder / f"{name}.{os.getpid()}"
        draft.unlink(missing_ok=True)
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(pair.pem())
        draft.replace(self.folder / name)


# --- making them ---


def authority_pair(names: Sequence[str], now: dt.datetime) -> Pair:
    """An authority for these names, names of home networks, and addresses."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = _titled(f"Saltsea on {next(iter(names), 'this computer')}")
    permitted = [x509.DNSName(name) for name in dict.fromkeys([*HOME_NAMES, *names])]
    builder = (
        _blank(subject, subject, key, now - BACK, AUTHORITY_DAYS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_usage(signs=True), critical=True)
        .add_extension(x509.NameConstraints(permitted, None), critical=True)
    )
    return Pair(key, builder.sign(key, hashes.SHA256()))


def server_pair(authority: Pair, names: Sequence[str], now: dt.datetime) -> Pair:
    """A certificate of the server, for these names and addresses."""
    key = ec.generate_private_key(ec.SECP256R1())
    issuer = authority.certificate
    theirs = x509.AuthorityKeyIdentifier.from_issuer_public_key(authority.key.public_key())
    builder = (
        _blank(_titled("Saltsea"), issuer.subject, key, now - BACK, SERVER_DAYS)
        .add_extension(x509.SubjectAlternativeName([_general(name) for name in names]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(signs=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(theirs, critical=False)
    )
    return Pair(key, builder.sign(authority.key, hashes.SHA256()))


def _blank(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePrivateKey, since: dt.datetime, days: int
) -> x509.CertificateBuilder:
    ours = x509.SubjectKeyIdentifier.from_public_key(key.public_key())
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(since)
        # The last second counts too, and a day more than allowed would be refused.
        .not_valid_after(since + dt.timedelta(days=days, seconds=-1))
        .add_extension(ours, critical=False)
    )


def _usage(*, signs: bool) -> x509.KeyUsage:
    """An authority signs certificates, a server shakes hands; neither does anything else."""
    return x509.KeyUsage(
        digital_signature=not signs,
        key_cert_sign=signs,
        crl_sign=signs,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def _titled(words: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, words[:_LONGEST_TITLE])])


def _general(name: str) -> x509.GeneralName:
    address = address_of(name)
    return x509.DNSName(name) if address is None else x509.IPAddress(address)


# --- names ---


def may_name(authority: x509.Certificate, name: str) -> bool:
    """Whether the authority may speak for this: any address, and the names that it was made for."""
    if address_of(name) is not None:
        return True
    endings = _endings(authority)
    return NAME.fullmatch(name) is not None and any(name == one or name.endswith(f".{one}") for one in endings)


def _endings(authority: x509.Certificate) -> list[str]:
    constraints = authority.extensions.get_extension_for_class(x509.NameConstraints).value
    return [str(one.value) for one in constraints.permitted_subtrees or ()]


# --- reading them ---


def names_of(certificate: x509.Certificate) -> frozenset[str]:
    found = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return frozenset(str(general.value) for general in found)


def title(certificate: x509.Certificate) -> str:
    return str(certificate.subject.get_attributes_for_oid(NameOID.COMMON_NAME)[0].value)


def public_pem(certificate: x509.Certificate) -> bytes:
    return certificate.public_bytes(serialization.Encoding.PEM)


def fingerprint(certificate: x509.Certificate) -> str:
    """SHA-256, written as every device writes it."""
    return certificate.fingerprint(hashes.SHA256()).hex(":").upper()
