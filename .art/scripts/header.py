"""SCENE - up for it: the forehead meets the ball under the floodlights."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'header'


def build():
    from football_volley import football
    reset(); size()
    bpy.ops.mesh.primitive_plane_add(size=400, location=(0, 0, -.004)); bpy.context.object.data.materials.append(mat('turf', (.0008, .0022, .001), 1., spec=.0))
    grass('grass', 300000, (-6, 6), (-4.3, 12), mat('blade', (.010, .026, .010), .32, spec=.6, coat=.3), h=(.018, .045), w=.0028)
    def who(pose, loc, yaw, tone, shirt, h=.005):
        M = dict(hair=mat('hair', (.006, .005, .005), .5, sheen=.2), skin=skin(tone), shoe=mat('boot', lin('C83A1C'), .3, coat=.6), sock=mat('sock', (.02, .02, .025), .8, sheen=.3),
                 shorts=mat('shorts', (.014, .016, .022), .5, sheen=.5), shirt=mat('shirt', shirt, .55, sheen=.6))
        f = body.figure(pose, 'football', h=h, mass=.93); add_parts(f, M, loc=loc, yaw=yaw); return f['_sk']
    loc, yaw = (1.22, 0, 0), 187
    sk = who(poses.HEADER, loc, yaw, '7a4b30', lin('0d3f43'))
    who(poses.REACH, (.40, .42, 0), 8, '6a3f28', lin('5a2a08'), .006)
    t = math.radians(yaw); p = sk.head.p(.205, 0, .075)
    football((loc[0] + math.cos(t) * p[0] - math.sin(t) * p[1], math.sin(t) * p[0] + math.cos(t) * p[1], p[2]), .11)
    for x, y, k, s_ in ((-1.7, 14, 20, .9), (3.9, 12, 150, 1.), (1.9, 19, 100, 1.)):                      # others, far off
        M = dict(hair=mat('h', (.006, .005, .005), .6), skin=skin('6a3f28'), shoe=mat('b', (.02, .02, .02), .5), sock=mat('s', (.02, .02, .02), .8), shorts=mat('t', (.012, .012, .016), .6), shirt=mat('u', (.02, .03, .034), .7, sheen=.4))
        add_parts(body.figure(poses.RUN, 'football', h=.016), M, loc=(x, y, 0), yaw=k)
    spot((26, 62, 34), (1.0, 0, 1.5), lin('FFD9A0'), 5.8e5, 30, .4, 1.6); spot((-30, 60, 30), (1.0, 0, 1.5), lin('BFE4FF'), 2.8e5, 30, .4, 1.6)
    area((3.0, 2.2, 3.2), (1.1, 0, 1.6), lin('FFC05A'), 700, .6, 1.5)
    area((-1.5, 2.5, 3.0), (.7, 0, 1.5), TEAL, 170, .6, 1.5)
    area((-3.5, -4, 3.0), (1, 0, 1.4), lin('9FC4FF'), 14, 2.5)
    camera((-.25, -5.1, .40), (-.05, .2, 1.42), lens=46, focus=(1.1, 0, 1.7), fstop=1.6)
    finish(NAME)


def post():
    def front(cam, img):
        u = cam['w'] / 1920; r = np.random.default_rng(9); n = 260; d = r.normal(0, 1, (n, 3)); d /= np.linalg.norm(d, axis=1)[:, None]
        q = np.array([1.0, -.03, 2.05]) + d * (.12 + np.abs(r.normal(0, .12, n)))[:, None]
        img = img + streaks(cam, q, q + d * r.uniform(.01, .05, (n, 1)), np.tile([[1., .86, .62]], (n, 1)).astype(F), r.lognormal(-.6, .9, n) * 1.2 * u * u, scale=1., steps=24)
        return motes(cam, img, (-3, -2.5, .2), (3.5, 6, 3.6), n=500, col=(1., .86, .66), power=.9, drift=.006, scale=.9)
    field_night(NAME, towers=((-34, 150, 58), (37, 150, 62)), seed=37, crowd=20, scale=2.2, teal=.07, cool=.3, horizon=.86, sky=(.003, .0065, .010), left_dark=.30, front=front, lamp=1.7)


main(build, post)
